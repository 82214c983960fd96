"""What can be asked over the network, and who answers."""
