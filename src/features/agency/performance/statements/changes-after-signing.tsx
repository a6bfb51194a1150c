import { useTranslation } from '@/i18n/use-translation'

import type { Statement } from '@/domain/money/statement'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'

import { formatMonth } from './month-select'

/** Shows what changed after the statement was signed, and which month counts it. */
export function ChangesAfterSigning({ statement, timezone }: { statement: Statement; timezone: string }) {
  const { t } = useTranslation('analytics')
  return statement.movedOn.map(({ from, amount }) => (
    <Banner key={from} tone="warning">
      {t('performance.changed_after', {
        amount: formatMoney({ amount, currency: statement.currency }),
        month: isolate(formatMonth(from, timezone)),
      })}
    </Banner>
  ))
}
