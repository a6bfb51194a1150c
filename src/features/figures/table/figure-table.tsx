import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { daysOfRange } from '@/domain/time/period'
import { useHiddenColumns } from '@/features/auth'
import { DataTable, type DataTableProps } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { FigureFilter } from '../filter/use-figure-filter'
import { useExportDisabledReason } from './use-export-disabled-reason'
import { type Fault, WidgetFault } from '../widget-fault'

interface FigureTableProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowKey'
  | 'rowName'
  | 'onOpen'
  | 'defaultSort'
  | 'searchLabel'
  | 'selected'
  | 'onSelected'
  | 'bulk'
  | 'hasTotals'
  | 'detail'
  | 'foot'
  | 'total'
  | 'children'
> {
  /** Key of the table in the user's preferences, and part of its file name. */
  id: string
  title: string
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'range'>
  /** The empty state; mentions the range by default. */
  empty?: ReactNode
}

/** Builds `top-fans-2026-10-24-2026-11-20`, with days in the filter's zone. */
function fileNameOf(id: string, range: FigureFilter['range']): string {
  const { first, last } = daysOfRange(range)
  return `${id}-${first}-${last}`
}

/**
 * A table of a range's figures: loading, empty and error states; sortable, with chosen columns and an export
 * for permitted users.
 */
export function FigureTable<Row extends object>(props: FigureTableProps<Row>) {
  const { id, title, rows, fault, filter, empty, ...rest } = props
  const { t } = useTranslation('analytics')
  const fileOff = useExportDisabledReason()
  return (
    <DataTable
      {...rest}
      title={title}
      name={title}
      rows={fault ? [] : (rows ?? [])}
      isLoading={rows === undefined && !fault}
      fileName={fileNameOf(id, filter.range)}
      exportDisabledReason={fileOff}
      empty={
        fault ? (
          <div className="h-60">
            <WidgetFault fault={fault} />
          </div>
        ) : (
          (empty ?? (
            <EmptyState icon={CalendarX} title={t('insights.empty_title')}>
              {t('insights.empty_text')}
            </EmptyState>
          ))
        )
      }
      {...useHiddenColumns(id)}
    />
  )
}
