import { useState } from 'react'

const NO_SELECTION: ReadonlySet<string> = new Set()

/** The selected rows of a table; none when it shows others, whose key is another. */
export function useSelection(key: string) {
  const [selected, setSelected] = useState(NO_SELECTION)
  const [known, setKnown] = useState(key)
  if (known !== key) {
    setKnown(key)
    setSelected(NO_SELECTION)
  }
  return [selected, setSelected] as const
}
