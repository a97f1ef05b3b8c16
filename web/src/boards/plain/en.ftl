### A game without a drawn board: what the page says around its picture in text.

plain-picture = Board in text
plain-scores = Points
plain-actions = What you can do
plain-find = { $n ->
    [one] Find an action: 1 of { $all }
   *[other] Find an action: { $n } of { $all }
}
plain-none = No action has these words.
plain-total = Total
plain-player = Player
plain-lines = Made of
