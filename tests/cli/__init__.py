"""The command `petteia`."""
