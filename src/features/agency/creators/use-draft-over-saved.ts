import { useState } from 'react'

/** The draft over the saved text; server changes show at once unless the user is editing. */
export function useDraftOverSaved<Text extends object>(kept: Text) {
  const now = JSON.stringify(kept)
  const [seen, setSeen] = useState(now)
  const [text, setText] = useState(kept)
  if (now !== seen) {
    setSeen(now)
    if (JSON.stringify(text) === seen) setText(kept)
  }
  return [text, setText] as const
}
