import { useState } from 'react'

/** Text as it is being written over what is kept; news of that show at once where nobody is writing. */
export function useTextOver<Text extends object>(kept: Text) {
  const now = JSON.stringify(kept)
  const [seen, setSeen] = useState(now)
  const [text, setText] = useState(kept)
  if (now !== seen) {
    setSeen(now)
    if (JSON.stringify(text) === seen) setText(kept)
  }
  return [text, setText] as const
}
