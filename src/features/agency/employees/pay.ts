import type { EmployeePay } from '@/domain/employee'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'
import { amountText, centsOf } from '@/lib/amount-text'

/** Pay as typed: amounts and percentages stay text until parsed. */
export interface PayText {
  hourly: string
  commission: Readonly<Partial<Record<RevenueKind, string>>>
}

export const NO_PAY: PayText = { hourly: '', commission: {} }

const percentText = (part: number): string => String(Math.round(part * 10_000) / 100)

export const payText = (pay: EmployeePay | null): PayText =>
  pay === null
    ? NO_PAY
    : {
        hourly: amountText(pay.hourly),
        commission: Object.fromEntries(
          REVENUE_KINDS.flatMap((kind) => {
            const part = pay.commission[kind]
            return part === undefined || part === 0 ? [] : [[kind, percentText(part)]]
          }),
        ),
      }

/** Parses a percentage with two decimals into a fraction; undefined unless it is between 0 and 100. */
export function partOf(text: string): number | undefined {
  if (text.trim() === '') return 0
  const hundredths = centsOf(text)
  return hundredths === undefined || hundredths > 10_000 ? undefined : hundredths / 10_000
}

export interface ReadPay {
  /** Null: the pay is unknown. */
  pay: EmployeePay | null
  problems: readonly ('hourly' | RevenueKind)[]
}

/** Parses pay, and lists the fields that fail. */
export function payFrom(text: PayText, currency: string): ReadPay {
  const hourly = text.hourly.trim() === '' ? 0 : centsOf(text.hourly)
  const parts = REVENUE_KINDS.map((kind) => [kind, partOf(text.commission[kind] ?? '')] as const)
  const unread = parts.flatMap(([kind, part]) => (part === undefined ? [kind] : []))
  const problems = hourly === undefined ? (['hourly', ...unread] as const) : unread
  const commission = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part > 0))
  const isNone = hourly === 0 && Object.keys(commission).length === 0
  return {
    pay: isNone || problems.length > 0 ? null : { currency, hourly: hourly ?? 0, commission },
    problems,
  }
}

export const isSamePayText = (one: PayText, other: PayText): boolean =>
  one.hourly === other.hourly &&
  REVENUE_KINDS.every((kind) => (one.commission[kind] ?? '') === (other.commission[kind] ?? ''))
