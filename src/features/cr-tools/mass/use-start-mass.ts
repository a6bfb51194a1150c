import { useState } from 'react'

import { useSession } from '@/features/auth'

import { replaceMassDraft, type MassTemplate, hasMassDraft } from './mass-template'

/** Replaces the new mass message's draft; confirms when one is already started. */
export function useStartMass(creatorId: string, onBegun: () => void) {
  const { userId = '' } = useSession()
  const [waiting, setWaiting] = useState<MassTemplate>()
  const begin = (beginning: MassTemplate) => {
    setWaiting(undefined)
    replaceMassDraft(userId, creatorId, beginning)
    onBegun()
  }
  return {
    isAsking: waiting !== undefined,
    keep: () => setWaiting(undefined),
    replace: () => waiting && begin(waiting),
    beginWith: (beginning: MassTemplate) =>
      hasMassDraft(userId, creatorId) ? setWaiting(beginning) : begin(beginning),
  }
}
