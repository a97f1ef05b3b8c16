"""What bots plan with: the economy to come, whole turns."""
