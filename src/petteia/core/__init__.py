"""What every game shares: the contract, chance, messages, records. Core knows no game."""
