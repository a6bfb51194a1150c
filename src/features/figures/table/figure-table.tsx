import { CalendarX } from 'lucide'
import type { ReactNode } from 'react'

import { daysOfRange } from '@/domain/time/period'
import { useHiddenColumns } from './use-hidden-columns'
import { useTranslation } from '@/i18n/use-translation'
import { EmptyState } from '@/ui/feedback/empty-state'
import { DataTable, type DataTableProps } from '@/ui/table/data-table/data-table'

import type { FigureFilter } from '../filter/use-figure-filter'
import { useAreFiguresOld } from '../old-figures'
import { type Fault, WidgetFault } from '../widget-fault'
import { useExportDisabledReason } from './use-export-disabled-reason'
import { useHeldOrder } from './use-held-order'

export interface FigureTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'title' | 'name' | 'rows' | 'exportDisabledReason' | 'hidden' | 'onHidden' | 'isLoading'
> {
  /** Key of the table in the user's preferences, and part of its file name. */
  id: string
  title: string
  /** Accessible name, where it is not the title. */
  name?: string
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  fault?: Fault | undefined
  /** Names the file after the days; a table with a `fileName` needs none. */
  filter?: Pick<FigureFilter, 'range'>
  /** The empty state; mentions the range by default. */
  empty?: ReactNode
  /** Holds the order of the rows under the pointer, as long as they are of the same request. */
  hold?: { requestKey: string; isSettled: boolean }
}

/** Builds `top-fans-2026-10-24-2026-11-20`, with days in the filter's zone. */
function fileNameOf(id: string, range: FigureFilter['range']): string {
  const { first, last } = daysOfRange(range)
  return `${id}-${first}-${last}`
}

const NO_ROWS: readonly never[] = []
const NO_REQUEST = { requestKey: '', isSettled: false }

/**
 * A table of figures: loading, empty and error states; sortable, with chosen columns and an export for permitted
 * users.
 */
export function FigureTable<Row extends object>(props: FigureTableProps<Row>) {
  const { id, title, rows, fault, filter, empty, hold, ...rest } = props
  const { t } = useTranslation('common')
  const { requestKey, isSettled } = hold ?? NO_REQUEST
  const areOld = useAreFiguresOld() || (hold !== undefined && !isSettled)
  const held = useHeldOrder({
    rows: (fault ? undefined : rows) ?? NO_ROWS,
    columns: rest.columns,
    rowKey: rest.rowKey,
    sort: rest.sort,
    requestKey: JSON.stringify([requestKey, rest.sort]),
    isSettled,
  })
  const table = (
    <DataTable
      name={title}
      {...(filter && { fileName: fileNameOf(id, filter.range) })}
      {...rest}
      title={title}
      columns={held.columns}
      rows={held.rows}
      isLoading={rows === undefined && !fault}
      exportDisabledReason={useExportDisabledReason(!areOld)}
      empty={
        fault ? (
          <div className="h-60">
            <WidgetFault fault={fault} />
          </div>
        ) : (
          (empty ?? (
            <EmptyState icon={CalendarX} title={t('data_table.empty_title')}>
              {t('data_table.empty_text')}
            </EmptyState>
          ))
        )
      }
      {...useHiddenColumns(id)}
    />
  )
  if (!hold) return table
  return (
    <div {...held.frame} className="min-w-0">
      {table}
    </div>
  )
}
