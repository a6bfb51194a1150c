import { useState } from 'react'
import type { MassPlan } from '@/domain/mass/mass-plan'
import { useSession } from '@/features/auth'
import { changedFields } from '@/lib/changed-fields'
import { formValues } from '@/lib/form-schemas'
import { newId } from '@/services/page/new-id'
import { useLocalDraft } from '@/services/storage/use-local-draft'

import { isMassPlanWritten } from '../mass-form-start'

/** The plan, with the idempotency key of a send whose result is unknown. */
type KeyedPlan = MassPlan & { clientId?: string | undefined }

/** The plan's changes, stored on this device per user until sent. */
export function useMassPlan(draftKey: string, given: MassPlan) {
  const { userId = '' } = useSession()
  const [start] = useState(given)
  const draft = useLocalDraft<Partial<KeyedPlan>>({
    userId,
    draftKey,
    schema: formValues<Partial<KeyedPlan>>(),
    empty: () => ({}),
    // Any change is stored, while a changed time alone is no reason to ask the user, see `isMassPlanWritten`.
    isEmpty: (changes) => Object.keys(changes).length === 0,
  })
  const { clientId, ...plan }: KeyedPlan = { ...start, ...draft.value }
  const change = (patch: Partial<KeyedPlan>) =>
    draft.change((latest) => changedFields({ clientId: undefined, ...start }, { ...latest, ...patch }))
  return {
    plan,
    isWritten: isMassPlanWritten(plan, start),
    change: (patch: Partial<MassPlan>) => change(patch),
    /** Idempotency key, stored before the request, so that a retry after a reload sends to no fan twice. */
    keyToSend: () => {
      const key = clientId ?? newId()
      change({ clientId: key })
      return key
    },
    /** The send is confirmed; the current text is another message. */
    forgetKey: () => change({ clientId: undefined }),
    startOver: draft.startOver,
  }
}
