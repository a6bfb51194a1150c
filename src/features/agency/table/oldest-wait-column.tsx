import type { ReactNode } from 'react'

import { MINUTE_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import type { Column } from '@/ui/table/table-column'

import { WaitingTime } from './waiting-time'

interface WaitingRow {
  oldestWaitAt: number | null
  replyTargetSeconds?: number | null
}

/** The longest wait among the fans of a row; exported in minutes. */
export const oldestWaitColumn = <Row extends WaitingRow>(
  facts: Pick<Column<Row>, 'id' | 'header' | 'info'> & { total?: ReactNode },
): Column<Row> => ({
  ...facts,
  align: 'end',
  cell: ({ oldestWaitAt, replyTargetSeconds = null }) => (
    <WaitingTime since={oldestWaitAt} targetSeconds={replyTargetSeconds} />
  ),
  sortValue: ({ oldestWaitAt }) => oldestWaitAt && -oldestWaitAt,
  exportValue: ({ oldestWaitAt }) => oldestWaitAt && Math.floor((serverNow() - oldestWaitAt) / MINUTE_MS),
})
