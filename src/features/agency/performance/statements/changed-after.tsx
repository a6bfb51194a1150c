import { useTranslation } from '@/i18n/use-translation'

import type { Statement } from '@/domain/statement'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Banner } from '@/ui/banner'

import { monthWords } from './month-select'

/** Shows what changed after the statement was signed, and which month counts it. */
export function ChangedAfter({ statement, timezone }: { statement: Statement; timezone: string }) {
  const { t } = useTranslation('analytics')
  return statement.movedOn.map(({ from, amount }) => (
    <Banner key={from} tone="warning">
      {t('performance.changed_after', {
        amount: formatMoney({ amount, currency: statement.currency }),
        month: isolate(monthWords(from, timezone)),
      })}
    </Banner>
  ))
}
