import { useEffect, useState } from 'react'

import type { MassPlan } from '@/domain/mass-plan'
import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

const isPlan = (value: unknown): value is Partial<MassPlan> => typeof value === 'object' && value !== null

/** The plan as it is made; kept on this device for the person until it is sent. */
export function usePlan(place: string, given: MassPlan) {
  const { userId = '' } = useSession()
  const [start] = useState(given)
  const [plan, setPlan] = useState<MassPlan>(() => {
    const kept = readDraft(userId, place)
    return isPlan(kept) ? { ...start, ...kept } : start
  })
  const isChanged = JSON.stringify(plan) !== JSON.stringify(start)
  useEffect(() => {
    if (isChanged) saveDraft(userId, place, plan)
    else dropDraft(userId, place)
  }, [plan, isChanged, userId, place])
  return {
    plan,
    isChanged,
    change: (patch: Partial<MassPlan>) => setPlan((before) => ({ ...before, ...patch })),
    startAnew: () => setPlan(start),
  }
}
