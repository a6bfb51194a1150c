import { useState } from 'react'

import { ANYBODY, ownerOf, ownersOf, type Waiting } from './move'

/** The state of the move dialog; it starts with all unassigned fans, or with those of the person who has the most. */
export function useMoveForm(waiting: readonly Waiting[]) {
  const owners = ownersOf(waiting)
  const [chosenFrom, setFrom] = useState<string>()
  const [to, setTo] = useState<string | null>(null)
  const [isAll, setAll] = useState(true)
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set())
  const from = chosenFrom ?? owners[0]?.owner ?? ANYBODY
  const fans = waiting.filter((fan) => ownerOf(fan) === from)
  // A fan who has got a reply since is not moved.
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
