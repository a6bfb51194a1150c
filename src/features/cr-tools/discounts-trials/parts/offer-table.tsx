import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { useHiddenColumns } from '@/features/auth'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { DataTable, type DataTableProps } from '@/ui/table/data-table/data-table'
import { TableSkeleton } from '@/ui/table/table-skeleton'

type OfferTableProps<Row extends object> = Omit<DataTableProps<Row>, 'name' | 'rows' | 'title'> & {
  /** Key of the table in user preferences and name of its export. */
  id: string
  title: string
  read: UseQueryResult<{ data: Row[] }>
  empty: ReactNode
}

/** Table of offers with loading, empty, error and stale states, search, column selection and export. */
export function OfferTable<Row extends object>({ id, read, title, ...table }: OfferTableProps<Row>) {
  const fileOff = useExportDisabledReason()
  const hidden = useHiddenColumns(id)
  return (
    <ContentState
      isBare
      status={useQueryStatus(read)}
      skeleton={
        <div className={cardClasses}>
          <div className="h-14" />
          <TableSkeleton rows={5} columns={7} />
        </div>
      }
    >
      <DataTable
        {...table}
        title={title}
        name={title}
        rows={read.data?.data ?? []}
        fileName={id}
        exportDisabledReason={fileOff}
        {...hidden}
      />
    </ContentState>
  )
}
