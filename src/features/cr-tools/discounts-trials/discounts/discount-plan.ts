import {
  codeOf,
  type Discount,
  type DiscountAudience,
  discountState,
  doOverlap,
  isCode,
  isPercent,
  MOST_USES,
} from '@/domain/discount'
import { isoOf } from '@/domain/instant'
import { FAN_TIERS, type FanTier } from '@/domain/post-category'
import { isBlank, visibleText } from '@/lib/blank'
import { wholeOf } from '@/lib/whole-number'
import type { WrittenMoment } from '@/ui/form/date-fields'

/** Form values of a discount. */
export interface WrittenDiscount {
  name: string
  percent: string
  reach: 'all' | 'some'
  basic: boolean
  advanced: boolean
  premium_fan: boolean
  audience: DiscountAudience
  listId: string | null
  from: WrittenMoment
  to: WrittenMoment
  cap: string
  code: string
}

export const writtenOf = (of: Discount | undefined, now: number): WrittenDiscount => ({
  name: of?.name ?? '',
  percent: of ? String(of.percent) : '',
  reach: of && of.tiers.length > 0 ? 'some' : 'all',
  basic: of?.tiers.includes('basic') ?? false,
  advanced: of?.tiers.includes('advanced') ?? false,
  premium_fan: of?.tiers.includes('premium_fan') ?? false,
  audience: of?.audience ?? 'all',
  listId: of?.listId ?? null,
  from: { at: of?.from ?? now },
  to: { at: of?.to ?? null },
  cap: of?.cap == null ? '' : String(of.cap),
  code: of?.code ?? '',
})

export const tiersIn = (written: WrittenDiscount): FanTier[] =>
  written.reach === 'all' ? [] : FAN_TIERS.filter((tier) => written[tier])

export const percentOf = ({ percent }: Pick<WrittenDiscount, 'percent'>): number | undefined =>
  wholeOf(percent.replace(/[%٪]/, ''))

export const codeIn = ({ code }: Pick<WrittenDiscount, 'code'>): string | null => codeOf(code) || null

const listIn = ({ audience, listId }: WrittenDiscount) => (audience === 'list' ? listId : null)

/** Finds another discount for the same fans in the same period. */
function overlapping(written: WrittenDiscount, others: readonly Discount[], now: number) {
  const { from, to, audience } = written
  if (from.at == null) return undefined
  const reach = {
    tiers: tiersIn(written),
    audience,
    listId: listIn(written),
    from: from.at,
    to: to.at ?? null,
    code: codeIn(written),
  }
  return others.find((other) => {
    const state = discountState(other, now)
    const tiers = FAN_TIERS.filter((tier) => other.tiers.includes(tier))
    return state !== 'ended' && state !== 'used_up' && doOverlap(reach, { ...other, tiers })
  })
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

type Faults = Partial<Record<keyof WrittenDiscount, DiscountFault>>

function periodFaults({ from, to }: WrittenDiscount, of: Discount | undefined, now: number): Faults {
  if (from.at == null) return { from: 'start_missing' }
  if (to.at === undefined) return { to: 'date_incomplete' }
  if (to.at === null || to.at === of?.to) return {}
  if (to.at <= from.at) return { to: 'end_before_start' }
  return to.at <= now ? { to: 'end_past' } : {}
}

function capFault(cap: string, used: number): DiscountFault | undefined {
  if (cap.trim() === '') return undefined
  const most = wholeOf(cap)
  if (most === undefined || most < 1 || most > MOST_USES) return 'cap_unfit'
  return most < used ? 'cap_used' : undefined
}

function codeFault(written: WrittenDiscount, others: readonly Discount[]): DiscountFault | undefined {
  const code = codeIn(written)
  if (code === null) return undefined
  if (!isCode(code)) return 'code_unfit'
  return others.some((other) => other.code === code) ? 'code_taken' : undefined
}

/** Validates a discount by field with the server's rules. `all`: the creator's discounts. */
export function discountFaults(
  written: WrittenDiscount,
  { of, all, now }: { of: Discount | undefined; all: readonly Discount[]; now: number },
): Faults {
  const others = all.filter(({ discountId }) => discountId !== of?.discountId)
  const clash = overlapping(written, others, now)
  const cap = capFault(written.cap, of?.used ?? 0)
  const code = codeFault(written, others)
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(!isPercent(percentOf(written) ?? 0) && { percent: 'percent_unfit' }),
    ...(written.reach === 'some' && tiersIn(written).length === 0 && { basic: 'tiers_missing' }),
    ...(written.audience === 'list' && written.listId === null && { listId: 'list_missing' }),
    ...(clash && { from: { clash: clash.name } }),
    ...periodFaults(written, of, now),
    ...(cap && { cap }),
    ...(code && { code }),
  }
}

/** Request body of a valid discount. */
export const settingsOf = (written: WrittenDiscount) => ({
  name: visibleText(written.name),
  percent: percentOf(written) ?? 0,
  tiers: tiersIn(written),
  audience: written.audience,
  listId: listIn(written),
  from: isoOf(written.from.at ?? 0),
  to: written.to.at == null ? null : isoOf(written.to.at),
  cap: wholeOf(written.cap) ?? null,
  code: codeIn(written),
})
