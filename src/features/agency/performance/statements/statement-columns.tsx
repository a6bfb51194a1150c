import type { TFunction } from 'i18next'
import { TriangleAlert } from 'lucide'

import type { Statement } from '@/domain/money/statement'
import { durationColumn, moneyColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'

import { personColumn } from '../../table/person-column'
import { adjustmentTotal, carryOverTotal, statementTotals } from '../../statements/statement-totals'

const SUMS = [
  ['pay', (statement: Statement) => statement.pay],
  ['commission', (statement: Statement) => statement.commission],
  ['carried', carryOverTotal],
  ['adjusted', adjustmentTotal],
  ['total', (statement: Statement) => statement.total],
] as const

function moneyColumns(
  t: TFunction<'analytics'>,
  statements: readonly Statement[],
  zone: string,
): Column<Statement>[] {
  const owed = statementTotals(statements)
  // Rare, but a row does not add up without it.
  const hasCarried = statements.some(({ carried }) => carried.length > 0)
  const money = (id: (typeof SUMS)[number][0], of: (statement: Statement) => number): Column<Statement> => ({
    ...moneyColumn(
      {
        id,
        header: t(`performance.statement_${id}`),
        info: t(`performance.statement_${id}_info`, { zone }),
        total: owed && <Amount of={{ amount: owed[id], currency: owed.currency }} />,
      },
      of,
      ({ currency }) => currency,
    ),
    cell: (statement) => (
      <span className={id === 'total' ? 'font-strong' : ''}>
        <Amount of={{ amount: of(statement), currency: statement.currency }} />
      </span>
    ),
  })
  return [
    durationColumn(
      {
        id: 'hours',
        header: t('performance.statement_hours'),
        info: t('performance.statement_hours_info', { zone }),
        sum: owed ? owed.hours * 1000 : undefined,
      },
      ({ hours }) => hours * 1000,
    ),
    moneyColumn(
      {
        id: 'hourly',
        header: t('performance.statement_hourly'),
        info: t('performance.statement_hourly_info'),
      },
      ({ hourly }) => hourly,
      ({ currency }) => currency,
    ),
    ...SUMS.filter(([id]) => id !== 'carried' || hasCarried).map(([id, of]) => money(id, of)),
  ]
}

const stateColumns = (t: TFunction<'analytics'>): Column<Statement>[] => [
  {
    id: 'state',
    header: t('column.status'),
    sortValue: ({ state }) => t(`performance.statement_${state}`),
    cell: ({ state, movedOn }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={state === 'approved' ? 'success' : 'neutral'}>
          {t(`performance.statement_${state}`)}
        </Badge>
        {movedOn.length > 0 && <Badge tone="warning">{t('performance.changed_since')}</Badge>}
      </span>
    ),
  },
  {
    id: 'openLogs',
    header: t('performance.open_logs'),
    align: 'end',
    info: t('performance.open_logs_info'),
    sortValue: ({ openLogs }) => openLogs,
    cell: ({ openLogs }) =>
      openLogs > 0 ? (
        <Badge tone="warning" icon={TriangleAlert}>
          {t('performance.open_logs_count', { count: openLogs })}
        </Badge>
      ) : (
        <span className="text-text-faint">{openLogs}</span>
      ),
  },
]

/** A statement per row, and all of them in the totals. */
export const statementColumns = (
  t: TFunction<'analytics'>,
  statements: readonly Statement[],
  zone: string,
  nameOf: (id: string) => string,
): Column<Statement>[] => [
  personColumn({ header: t('performance.person'), total: t('performance.all_people') }, ({ userId }) =>
    nameOf(userId),
  ),
  ...moneyColumns(t, statements, zone),
  ...stateColumns(t),
]
