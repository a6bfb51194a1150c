import { MOST_USES } from '@/domain/discount'
import { isoOf } from '@/domain/instant'
import type { FanTier } from '@/domain/post-category'
import { isTrialDays, type Trial } from '@/domain/trial'
import { isBlank, visibleText } from '@/lib/blank'
import { wholeOf } from '@/lib/whole-number'
import type { WrittenMoment } from '@/ui/form/date-fields'

import { NO_LIST } from '../parts/list-field'

/** Form values of a trial. */
export interface WrittenTrial {
  name: string
  tier: FanTier
  days: string
  cap: string
  expiresAt: WrittenMoment
  listId: string | null
}

export const writtenTrial = (of: Trial | undefined): WrittenTrial => ({
  name: of?.name ?? '',
  tier: of?.tier === 'advanced' || of?.tier === 'premium_fan' ? of.tier : 'basic',
  days: of ? String(of.days) : '7',
  cap: of?.cap == null ? '' : String(of.cap),
  expiresAt: { at: of?.expiresAt ?? null },
  listId: of?.listId ?? NO_LIST,
})

export type TrialFault =
  | 'name_missing'
  | 'days_unfit'
  | 'cap_unfit'
  | 'cap_used'
  | 'date_incomplete'
  | 'end_past'

function capFault(cap: string, claims: number): TrialFault | undefined {
  if (cap.trim() === '') return undefined
  const most = wholeOf(cap)
  if (most === undefined || most < 1 || most > MOST_USES) return 'cap_unfit'
  return most < claims ? 'cap_used' : undefined
}

/** Validates a trial by field with the server's rules. */
export function trialFaults(
  written: WrittenTrial,
  { of, now }: { of: Trial | undefined; now: number },
): Partial<Record<keyof WrittenTrial, TrialFault>> {
  const { at } = written.expiresAt
  const cap = capFault(written.cap, of?.claims ?? 0)
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(!isTrialDays(wholeOf(written.days) ?? 0) && { days: 'days_unfit' }),
    ...(cap && { cap }),
    ...(at === undefined && { expiresAt: 'date_incomplete' }),
    ...(at != null && at <= now && at !== of?.expiresAt && { expiresAt: 'end_past' }),
  }
}

/** Request body of a valid trial. */
export const trialSettingsOf = ({ name, tier, days, cap, expiresAt, listId }: WrittenTrial) => ({
  limits: {
    name: visibleText(name),
    cap: wholeOf(cap) ?? null,
    expiresAt: expiresAt.at == null ? null : isoOf(expiresAt.at),
    listId: listId === NO_LIST ? null : listId,
  },
  deal: { tier, days: wholeOf(days) ?? 0 },
})
