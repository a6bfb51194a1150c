import { useState } from 'react'

import { ANYBODY, ownerOf, ownersOf, type Waiting } from './move'

/** What is chosen in the dialog that moves fans; until it is touched, all fans of whoever has none to answer them. */
export function useMoveForm(waiting: readonly Waiting[]) {
  const owners = ownersOf(waiting)
  const [chosenFrom, setFrom] = useState<string>()
  const [to, setTo] = useState<string | null>(null)
  const [isAll, setAll] = useState(true)
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set())
  const from = chosenFrom ?? owners[0]?.owner ?? ANYBODY
  const fans = waiting.filter((fan) => ownerOf(fan) === from)
  // Who got a reply meanwhile is not moved any more.
  const chosen = isAll ? fans : fans.filter(({ fanId }) => picked.has(fanId))
  return {
    owners,
    from,
    to,
    isAll,
    fans,
    chosen,
    picked,
    isDirty: to !== null || chosenFrom !== undefined || !isAll,
    setFrom: (owner: string) => {
      setFrom(owner)
      if (to === owner) setTo(null)
      setPicked(new Set())
    },
    setTo,
    setAll,
    setPicked,
  }
}
