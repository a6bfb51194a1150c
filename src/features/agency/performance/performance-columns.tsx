import type { TFunction } from 'i18next'

import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { Performance, PerformanceGrouping, PerformanceRow } from '@/domain/figures/performance'
import { formatDate, formatNumber, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import type { Column } from '@/ui/table/table-column'
import { NoData } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'

import { personColumn } from '../table/person-column'
import { unitColumn } from '../table/unit-column'
import { FIGURE, FIGURE_IDS, type FigureId, hasSmallBase, openUnlocks } from './figures'
import { FigureValue } from './figure-value'

interface PerformanceColumnContext {
  performance: Performance
  grouping: PerformanceGrouping
  timezone: string
  nameOf: (id: string) => string
  /** Opens the evidence of a figure of a row; without a row, of the totals. */
  onCell: (figure: FigureId, row?: PerformanceRow) => void
}

const dayText = (at: number, timezone: string): string =>
  formatDate(at, { weekday: 'short', month: 'short', day: 'numeric', timeZone: timezone })

function creatorColumn(
  t: TFunction<'analytics'>,
  { nameOf }: PerformanceColumnContext,
): Column<PerformanceRow> {
  const named = (row: PerformanceRow) =>
    row.creatorId === null ? t('performance.no_creator') : nameOf(row.creatorId)
  return {
    id: 'creator',
    isPinned: true,
    header: t('column.creator'),
    sortValue: named,
    filterText: named,
    cell: (row) =>
      row.creatorId === null ? (
        <span className="text-text-quiet">{t('performance.no_creator')}</span>
      ) : (
        <UserName name={nameOf(row.creatorId)} />
      ),
  }
}

const dayColumn = (
  t: TFunction<'analytics'>,
  { timezone }: PerformanceColumnContext,
): Column<PerformanceRow> => ({
  id: 'day',
  isPinned: true,
  header: t('column.day'),
  sortValue: (row) => row.day,
  exportValue: (row) =>
    row.day === null ? null : formatDate(row.day, { dateStyle: 'medium', timeZone: timezone }),
  filterText: (row) => (row.day === null ? '' : dayText(row.day, timezone)),
  cell: (row) =>
    row.day === null ? (
      <NoData />
    ) : (
      <span className="inline-block min-w-24">{dayText(row.day, timezone)}</span>
    ),
})

const NOTE = 'me-1 text-12 text-text-faint'

interface FigureButtonProps {
  figure: FigureId
  row: PerformanceRow | undefined
  context: PerformanceColumnContext
}

/** A pointer opens a cell; the keyboard opens its row, which offers every figure, and the totals cell by cell. */
function FigureButton({ figure: id, row, context: { performance, onCell } }: FigureButtonProps) {
  const { t } = useTranslation('analytics')
  const figures = row ?? performance.totals
  const open = openUnlocks(id, figures)
  return (
    <button
      type="button"
      {...(row && { tabIndex: -1 })}
      title={t('performance.open_cell')}
      className="hit-target relative -mx-1 rounded-mark px-1 tabular-nums underline-offset-2 hover:underline"
      onClick={() => onCell(id, row)}
    >
      {row && hasSmallBase(id, row) && <span className={NOTE}>{t('performance.low_data')}</span>}
      {open > 0 && (
        <span className={NOTE}>{t('statistics.still_open', { count: open, shown: formatNumber(open) })}</span>
      )}
      <FigureValue id={id} value={figures[id]} currency={performance.currency} />
    </button>
  )
}

const figureColumn = (
  t: TFunction<'analytics'>,
  id: FigureId,
  context: PerformanceColumnContext,
): Column<PerformanceRow> => ({
  ...unitColumn(
    FIGURE_UNIT[id],
    {
      id,
      header: t(`performance.figure_${id}`),
      info: t(`performance.figure_${id}_info`, { zone: timeZoneDisplayName(context.timezone) }),
      ...(FIGURE[id].isHiddenAtFirst && { isHiddenAtFirst: true }),
    },
    (row) => row[id],
    context.performance.currency,
  ),
  total: <FigureButton figure={id} row={undefined} context={context} />,
  cell: (row) => <FigureButton figure={id} row={row} context={context} />,
})

/** Person, creator, day, and every figure. */
export const performanceColumns = (
  t: TFunction<'analytics'>,
  context: PerformanceColumnContext,
): Column<PerformanceRow>[] => [
  personColumn({ header: t('performance.person'), total: t('performance.all_people') }, (row) =>
    context.nameOf(row.userId),
  ),
  ...(context.grouping.startsWith('creator') ? [creatorColumn(t, context)] : []),
  ...(context.grouping.includes('day') ? [dayColumn(t, context)] : []),
  ...FIGURE_IDS.map((id) => figureColumn(t, id, context)),
]
