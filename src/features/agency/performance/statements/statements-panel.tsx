import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide'

import { listStatements } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { FilterBar } from '../../filter/filter-bar'
import { useFallbackPolling } from '../../live/use-polling'
import { useSelection } from '../../table/use-selection'
import { OPEN_STATEMENT, PAY_MONTH, useTabFilter } from '../performance-tab'
import { MonthSelect, RunningMonthBanner, usePayPeriod } from './pay-month'
import { StatementDrawer } from './statement-drawer'
import { StatementsTable } from './statements-table'

const FILTER_PARTS = ['people'] as const
const OWN_PARAMS = [PAY_MONTH]

/** The team's statements of a month: hours × pay, commission, adjustments. */
export function StatementsPanel() {
  const { t } = useTranslation('analytics')
  const filter = useTabFilter('statements', FILTER_PARTS, { own: OWN_PARAMS })
  const period = usePayPeriod(filter.timezones.agency)
  const { from, to } = period.range
  const read = useQuery({ ...queryOf(listStatements, { from, to }), ...useFallbackPolling() })
  const [openId, setOpenId] = useOpenParam(OPEN_STATEMENT)
  const [selected, setSelected] = useSelection(period.month)
  const all = read.data?.data ?? []
  const statements =
    filter.userIds.length === 0 ? all : all.filter(({ userId }) => filter.userIds.includes(userId))
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filter={filter} page="chatterPerformance">
        <MonthSelect period={period} />
      </FilterBar>
      <RunningMonthBanner period={period} />
      <QueryContent
        isBare
        of={read}
        isEmpty={statements.length === 0}
        skeleton={<TableCardSkeleton rows={12} columns={8} hasPictures />}
        empty={
          <EmptyState
            icon={FileText}
            title={t('performance.statements_none_title')}
            actions={filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>}
          >
            {t('performance.statements_none_text')}
          </EmptyState>
        }
      >
        <StatementsTable
          statements={statements}
          period={period}
          selected={selected}
          onSelected={setSelected}
          // A link to a statement keeps its month, also when another one is due.
          onOpen={(userId) => setOpenId(userId, { [PAY_MONTH]: period.month })}
        />
      </QueryContent>
      {openId !== null && (
        <StatementDrawer
          key={openId}
          userId={openId}
          period={period}
          known={all.find(({ userId }) => userId === openId)}
          onClose={() => setOpenId(null, period.isDue ? { [PAY_MONTH]: null } : {})}
        />
      )}
    </div>
  )
}
