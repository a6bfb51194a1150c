import { DISCOUNT_MAX_USES } from '@/domain/money/discount'
import { isoOf } from '@/domain/time/instant'
import type { FanTier } from '@/domain/profile/post-category'
import { isTrialDays, type Trial } from '@/domain/money/trial'
import { isBlank, visibleText } from '@/lib/text/blank'
import { parseInteger } from '@/lib/text/parse-integer'
import type { FormMoment } from '@/ui/field/form/form-date-fields'

import { NO_LIST } from '../parts/offer-list-field'

/** Form values of a trial. */
export interface TrialFormValues {
  name: string
  tier: FanTier
  days: string
  cap: string
  expiresAt: FormMoment
  listId: string | null
}

export const trialFormValuesOf = (of: Trial | undefined): TrialFormValues => ({
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

function trialCapFault(cap: string, claims: number): TrialFault | undefined {
  if (cap.trim() === '') return undefined
  const most = parseInteger(cap)
  if (most === undefined || most < 1 || most > DISCOUNT_MAX_USES) return 'cap_unfit'
  return most < claims ? 'cap_used' : undefined
}

/** Validates a trial by field with the server's rules. */
export function trialFaults(
  written: TrialFormValues,
  { of, now }: { of: Trial | undefined; now: number },
): Partial<Record<keyof TrialFormValues, TrialFault>> {
  const { at } = written.expiresAt
  const cap = trialCapFault(written.cap, of?.claims ?? 0)
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(!isTrialDays(parseInteger(written.days) ?? 0) && { days: 'days_unfit' }),
    ...(cap && { cap }),
    ...(at === undefined && { expiresAt: 'date_incomplete' }),
    ...(at != null && at <= now && at !== of?.expiresAt && { expiresAt: 'end_past' }),
  }
}

/** Request body of a valid trial. */
export const trialSettingsOf = ({ name, tier, days, cap, expiresAt, listId }: TrialFormValues) => ({
  limits: {
    name: visibleText(name),
    cap: parseInteger(cap) ?? null,
    expiresAt: expiresAt.at == null ? null : isoOf(expiresAt.at),
    listId: listId === NO_LIST ? null : listId,
  },
  deal: { tier, days: parseInteger(days) ?? 0 },
})
