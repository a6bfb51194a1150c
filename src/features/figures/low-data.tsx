import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isLowData } from '@/domain/metrics'
import { Badge } from '@/ui/badge'

/** Beside a share of fewer than 30. */
export function LowData({ of }: { of: number }) {
  const { t } = useTranslation('analytics')
  return of > 0 && isLowData(of) ? <Badge outlined>{t('performance.low_data')}</Badge> : null
}

/** The same for the rows of a column of shares, by how many each rests on. */
export const lowDataOf =
  <Row,>(wholeOf: (row: Row) => number) =>
  (row: Row): ReactNode => <LowData of={wholeOf(row)} />
