import { useEffect, useState } from 'react'

import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass-plan'
import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

import { massPlaces } from '../begin-anew'

const isPlan = (value: unknown): value is Partial<MassPlan> => typeof value === 'object' && value !== null

/** The plan as it is made; kept on this device for the person and the creator until it is sent. */
export function usePlan(creatorId: string) {
  const { userId = '' } = useSession()
  const place = massPlaces(creatorId).plan
  const [plan, setPlan] = useState<MassPlan>(() => {
    const kept = readDraft(userId, place)
    return isPlan(kept) ? { ...NEW_MASS_PLAN, ...kept } : NEW_MASS_PLAN
  })
  useEffect(() => {
    if (plan === NEW_MASS_PLAN) dropDraft(userId, place)
    else saveDraft(userId, place, plan)
  }, [plan, userId, place])
  return {
    plan,
    change: (patch: Partial<MassPlan>) => setPlan((before) => ({ ...before, ...patch })),
    startAnew: () => setPlan(NEW_MASS_PLAN),
  }
}
