import { useState } from 'react'

/**
 * What an open form is about: as it is now, or as it last was. What the user types outlives a colleague who deletes
 * it or withdraws the right to edit.
 */
export function useOpened<Subject>(now: Subject | undefined): Subject | undefined {
  const [opened, setOpened] = useState(now)
  if (now !== undefined && now !== opened) setOpened(now)
  return now ?? opened
}
