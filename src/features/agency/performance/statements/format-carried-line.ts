import type { useTranslation } from '@/i18n/use-translation'

import type { CarriedLine } from '@/domain/money/statement'
import { isolate } from '@/lib/text/isolate'

import { formatMonth } from './month-select'

/** Describes a line carried over from or to another month, for a statement that begins at `statementFrom`. */
export function formatCarriedLine(
  t: ReturnType<typeof useTranslation<'analytics'>>['t'],
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
