"""What bots plan with: lines, links and cubes, the economy to come, whole turns."""
