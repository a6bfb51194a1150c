import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { useHiddenColumns } from '@/features/auth'
import { useExportOff } from '@/features/figures/use-export-off'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable, type DataTableProps } from '@/ui/data-table/data-table'
import { TableSkeleton } from '@/ui/table-skeleton'

type OfferTableProps<Row extends object> = Omit<DataTableProps<Row>, 'name' | 'rows' | 'title'> & {
  /** Names the table among the person's preferences, and its file. */
  id: string
  title: string
  read: UseQueryResult<{ data: Row[] }>
  empty: ReactNode
}

/** All offers of a kind: loading, empty, failed, old; filtered by words, its columns chosen, saved by who may. */
export function OfferTable<Row extends object>({ id, read, title, ...table }: OfferTableProps<Row>) {
  const fileOff = useExportOff()
  const hidden = useHiddenColumns(id)
  return (
    <ContentState
      isBare
      status={useQueryStatus(read)}
      skeleton={
        <div className={cardLook}>
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
        fileOff={fileOff}
        {...hidden}
      />
    </ContentState>
  )
}
