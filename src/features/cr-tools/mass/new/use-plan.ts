import { useEffect, useState } from 'react'

import type { MassPlan } from '@/domain/mass-plan'
import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'
import { newId } from '@/services/new-id'

/** The plan, with the key it was sent under where nobody knows whether it has arrived. */
type Kept = Partial<MassPlan> & { clientId?: unknown }
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

function startFrom(stored: unknown, start: MassPlan) {
  if (!isKept(stored)) return { plan: start, clientId: undefined }
  const { clientId, ...plan } = stored
  return { plan: { ...start, ...plan }, clientId: typeof clientId === 'string' ? clientId : undefined }
}

/** The plan as it is made; kept on this device for the person until it is sent. */
export function usePlan(place: string, given: MassPlan) {
  const { userId = '' } = useSession()
  const [start] = useState(given)
  const [{ plan, clientId }, setKept] = useState(() => startFrom(readDraft(userId, place), start))
  const isChanged = JSON.stringify(plan) !== JSON.stringify(start)
  const isTried = clientId !== undefined
  useEffect(() => {
    if (isChanged || isTried) saveDraft(userId, place, { ...plan, ...(isTried && { clientId }) })
    else dropDraft(userId, place)
  }, [plan, clientId, isTried, isChanged, userId, place])
  return {
    plan,
    isChanged,
    change: (patch: Partial<MassPlan>) =>
      setKept((before) => ({ ...before, plan: { ...before.plan, ...patch } })),
    /** The sender's own key, on disk before the wire: pressed again after a reload it goes out to nobody twice. */
    keyToSend: () => {
      const key = clientId ?? newId()
      setKept((before) => ({ ...before, clientId: key }))
      saveDraft(userId, place, { ...plan, clientId: key })
      return key
    },
    /** What was sent under the key has been taken; what is written since is another message. */
    forgetKey: () => setKept((before) => ({ ...before, clientId: undefined })),
    startAnew: () => setKept({ plan: start, clientId: undefined }),
  }
}
