"""Many games of bots: tournaments, ratings, what wins, and reports of it."""
