import {
  normaliseDiscountCode,
  type Discount,
  type DiscountAudience,
  type DiscountReach,
  endFault,
  isDiscountCode,
  isDiscountPercent,
  overlappingDiscount,
} from '@/domain/money/discount'
import { isoOf } from '@/domain/time/instant'
import { FAN_TIERS, type FanTier } from '@/domain/profile/post-category'
import { isBlank, visibleText } from '@/lib/text/blank'
import { parseInteger, parsePercentInteger } from '@/lib/text/parse-integer'
import type { FormMoment } from '@/ui/field/form/moment-schema'

import { typedCapFault } from '../typed-cap-fault'

/** Form values of a discount. */
export interface DiscountFormValues {
  name: string
  percent: string
  reach: 'all' | 'some'
  tiers: FanTier[]
  audience: DiscountAudience
  listId: string | null
  from: FormMoment
  to: FormMoment
  cap: string
  code: string
}

export const discountFormValuesOf = (discount: Discount | undefined, now: number): DiscountFormValues => ({
  name: discount?.name ?? '',
  percent: discount ? String(discount.percent) : '',
  reach: discount && discount.tiers.length > 0 ? 'some' : 'all',
  tiers: FAN_TIERS.filter((tier) => discount?.tiers.includes(tier)),
  audience: discount?.audience ?? 'all',
  listId: discount?.listId ?? null,
  from: { at: discount?.from ?? now },
  to: { at: discount?.to ?? null },
  cap: discount?.cap == null ? '' : String(discount.cap),
  code: discount?.code ?? '',
})

export const selectedTiersOf = (written: DiscountFormValues): FanTier[] =>
  written.reach === 'all' ? [] : FAN_TIERS.filter((tier) => written.tiers.includes(tier))

export const parseDiscountPercent = ({ percent }: Pick<DiscountFormValues, 'percent'>): number | undefined =>
  parsePercentInteger(percent) ?? undefined

export const parseCode = ({ code }: Pick<DiscountFormValues, 'code'>): string | null =>
  normaliseDiscountCode(code) || null

const parseListId = ({ audience, listId }: DiscountFormValues) => (audience === 'list' ? listId : null)

function reachOf(written: DiscountFormValues, from: number): DiscountReach {
  return {
    tiers: selectedTiersOf(written),
    audience: written.audience,
    listId: parseListId(written),
    from,
    to: written.to.at ?? null,
    code: parseCode(written),
  }
}

/** Suffix of the i18n key `offers.fault_…`; `clash` names the other discount. */
export type DiscountFault =
  | 'name_missing'
  | 'percent_unfit'
  | 'tiers_missing'
  | 'list_missing'
  | 'start_missing'
  | 'date_incomplete'
  | 'end_before_start'
  | 'end_past'
  | 'cap_unfit'
  | 'cap_used'
  | 'code_unfit'
  | 'code_taken'
  | { clash: string }

type DiscountFaults = Partial<Record<keyof DiscountFormValues, DiscountFault>>

function periodFaults(
  { from, to }: DiscountFormValues,
  discount: Discount | undefined,
  now: number,
): DiscountFaults {
  if (from.at == null) return { from: 'start_missing' }
  if (to.at === undefined) return { to: 'date_incomplete' }
  const fault = endFault({ from: from.at, to: to.at }, { now, before: discount?.to })
  return fault ? { to: fault } : {}
}

function codeFault(written: DiscountFormValues, others: readonly Discount[]): DiscountFault | undefined {
  const code = parseCode(written)
  if (code === null) return undefined
  if (!isDiscountCode(code)) return 'code_unfit'
  return others.some((other) => other.code === code) ? 'code_taken' : undefined
}

/** Validates a discount by field with the server's rules. `all`: the creator's discounts. */
export function discountFaults(
  written: DiscountFormValues,
  { discount, all, now }: { discount: Discount | undefined; all: readonly Discount[]; now: number },
): DiscountFaults {
  const others = all.filter(({ discountId }) => discountId !== discount?.discountId)
  const clash =
    written.from.at == null ? undefined : overlappingDiscount(reachOf(written, written.from.at), others, now)
  const cap = typedCapFault(written.cap, discount?.used ?? 0)
  const code = codeFault(written, others)
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(!isDiscountPercent(parseDiscountPercent(written) ?? 0) && { percent: 'percent_unfit' }),
    ...(written.reach === 'some' && selectedTiersOf(written).length === 0 && { tiers: 'tiers_missing' }),
    ...(written.audience === 'list' && written.listId === null && { listId: 'list_missing' }),
    ...(clash && { from: { clash: clash.name } }),
    ...periodFaults(written, discount, now),
    ...(cap && { cap }),
    ...(code && { code }),
  }
}

/** Request body of a valid discount. */
export const discountSettingsOf = (written: DiscountFormValues) => ({
  name: visibleText(written.name),
  percent: parseDiscountPercent(written) ?? 0,
  tiers: selectedTiersOf(written),
  audience: written.audience,
  listId: parseListId(written),
  from: isoOf(written.from.at ?? 0),
  to: written.to.at == null ? null : isoOf(written.to.at),
  cap: parseInteger(written.cap) ?? null,
  code: parseCode(written),
})
