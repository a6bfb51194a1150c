import { useEffect, useState } from 'react'

import type { MassPlan } from '@/domain/mass/mass-plan'
import { useSession } from '@/features/auth'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { newId } from '@/services/page/new-id'

import { isMassPlanWritten } from '../mass-form-start'

/** The stored plan, with the idempotency key of a send whose result is unknown. */
type StoredPlan = Partial<MassPlan> & { clientId?: unknown }
const isStoredPlan = (value: unknown): value is StoredPlan => typeof value === 'object' && value !== null

function startFrom(stored: unknown, start: MassPlan) {
  if (!isStoredPlan(stored)) return { plan: start, clientId: undefined }
  const { clientId, ...plan } = stored
  return { plan: { ...start, ...plan }, clientId: typeof clientId === 'string' ? clientId : undefined }
}

/** The plan's draft, stored on this device per user until sent. */
export function useMassPlan(draftKey: string, given: MassPlan) {
  const { userId = '' } = useSession()
  const [start] = useState(given)
  const [{ plan, clientId }, setKept] = useState(() => startFrom(readLocalDraft(userId, draftKey), start))
  const isChanged = JSON.stringify(plan) !== JSON.stringify(start)
  const isTried = clientId !== undefined
  useEffect(() => {
    if (isChanged || isTried) saveLocalDraft(userId, draftKey, { ...plan, ...(isTried && { clientId }) })
    else removeLocalDraft(userId, draftKey)
  }, [plan, clientId, isTried, isChanged, userId, draftKey])
  return {
    plan,
    isWritten: isMassPlanWritten(plan, start),
    change: (patch: Partial<MassPlan>) =>
      setKept((before) => ({ ...before, plan: { ...before.plan, ...patch } })),
    /** Idempotency key, stored before the request, so that a retry after a reload sends to no fan twice. */
    keyToSend: () => {
      const key = clientId ?? newId()
      setKept((before) => ({ ...before, clientId: key }))
      saveLocalDraft(userId, draftKey, { ...plan, clientId: key })
      return key
    },
    /** The send is confirmed; the current text is another message. */
    forgetKey: () => setKept((before) => ({ ...before, clientId: undefined })),
    startOver: () => setKept({ plan: start, clientId: undefined }),
  }
}
