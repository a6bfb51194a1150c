import type { TFunction } from 'i18next'

import type { CarriedLine } from '@/domain/money/statement'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

/** Formats the month that begins at this time. */
export const formatMonth = (from: number, timezone: string): string =>
  formatDate(from, { month: 'long', year: 'numeric', timeZone: timezone })

/** Describes a line carried over from or to another month, for a statement that begins at `statementFrom`. */
export function formatCarriedLine(
  t: TFunction<'analytics'>,
  { from, kind }: CarriedLine,
  statementFrom: number,
  timezone: string,
): string {
  if (from === statementFrom)
    return kind === null
      ? t('performance.carried_own_hours')
      : t('performance.carried_own_sales', { kind: t(`performance.kind_${kind}`) })
  const month = isolate(formatMonth(from, timezone))
  return kind === null
    ? t('performance.carried_hours', { month })
    : t('performance.carried_sales', { month, kind: t(`performance.kind_${kind}`) })
}
