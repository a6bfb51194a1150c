import * as v from 'valibot'

import type { EmployeePay } from '@/domain/agency/employee'
import { CREDITED_KINDS, type CreditedKind } from '@/domain/money/revenue-kind'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { formatPercentField, parsePercent } from '@/lib/text/percent'

/** Pay as typed: amounts and percentages stay text until parsed. */
export const PayText = v.object({
  hourly: v.string(),
  commission: v.pipe(v.partial(v.object(v.entriesFromList(CREDITED_KINDS, v.string()))), v.readonly()),
})
export type PayText = v.InferOutput<typeof PayText>

const commissionText = (textOf: (kind: CreditedKind) => string): PayText['commission'] =>
  Object.fromEntries(CREDITED_KINDS.map((kind) => [kind, textOf(kind)]))

export const NO_PAY: PayText = { hourly: '', commission: commissionText(() => '') }

export const formatPay = (pay: EmployeePay | null): PayText =>
  pay === null
    ? NO_PAY
    : {
        hourly: formatCentsInput(pay.hourly),
        commission: commissionText((kind) => {
          const part = pay.commission[kind] ?? 0
          return part === 0 ? '' : formatPercentField(part)
        }),
      }

const parseCommission = (text = ''): number | undefined => (text.trim() === '' ? 0 : parsePercent(text))

export interface ParsedPay {
  /** Null: the pay is unknown. */
  pay: EmployeePay | null
  problems: readonly ('hourly' | CreditedKind)[]
}

/** Parses pay, and lists the fields that fail. */
export function parsePay(text: PayText, currency: string): ParsedPay {
  const hourly = text.hourly.trim() === '' ? 0 : parseCents(text.hourly)
  const parts = CREDITED_KINDS.map((kind) => [kind, parseCommission(text.commission[kind])] as const)
  const unread = parts.flatMap(([kind, part]) => (part === undefined ? [kind] : []))
  const problems = hourly === undefined ? (['hourly', ...unread] as const) : unread
  const commission = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part > 0))
  const isNone = hourly === 0 && Object.keys(commission).length === 0
  return {
    pay: isNone || problems.length > 0 ? null : { currency, hourly: hourly ?? 0, commission },
    problems,
  }
}

export const isSamePayText = (a: PayText, b: PayText): boolean =>
  a.hourly === b.hourly &&
  CREDITED_KINDS.every((kind) => (a.commission[kind] ?? '') === (b.commission[kind] ?? ''))
