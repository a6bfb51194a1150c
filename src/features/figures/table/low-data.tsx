import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isLowData } from '@/domain/figures/metrics'
import { Badge } from '@/ui/text/badge'

/** A mark beside a ratio whose sample is below 30. */
export function LowData({ of }: { of: number }) {
  const { t } = useTranslation('analytics')
  return of > 0 && isLowData(of) ? <Badge outlined>{t('performance.low_data')}</Badge> : null
}

/** Returns a `note` for a column of ratios, from the sample size of each row. */
export const lowDataOf =
  <Row,>(wholeOf: (row: Row) => number) =>
  (row: Row): ReactNode => <LowData of={wholeOf(row)} />
