import { useEffect, useState } from 'react'

import type { MassPlan } from '@/domain/mass-plan'
import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'
import { newId } from '@/services/new-id'

/** The stored plan, with the idempotency key of a send whose result is unknown. */
type Kept = Partial<MassPlan> & { clientId?: unknown }
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

function startFrom(stored: unknown, start: MassPlan) {
  if (!isKept(stored)) return { plan: start, clientId: undefined }
  const { clientId, ...plan } = stored
  return { plan: { ...start, ...plan }, clientId: typeof clientId === 'string' ? clientId : undefined }
}

/** The plan's draft, stored on this device per user until sent. */
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
    /** Idempotency key, stored before the request, so that a retry after a reload sends to no fan twice. */
    keyToSend: () => {
      const key = clientId ?? newId()
      setKept((before) => ({ ...before, clientId: key }))
      saveDraft(userId, place, { ...plan, clientId: key })
      return key
    },
    /** The send is confirmed; the current text is another message. */
    forgetKey: () => setKept((before) => ({ ...before, clientId: undefined })),
    startAnew: () => setKept({ plan: start, clientId: undefined }),
  }
}
