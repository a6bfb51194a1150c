import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import { ContentState } from '@/ui/feedback/content-state'
import { Page } from '@/ui/layout/page'

import { FilterBar } from '../filter/filter-bar'
import { useAgencyEvents } from '../live/agency-events'
import { hasNoWork, isBeginner } from './own-figures'
import { ByCreator } from './by-creator'
import { LeaderboardCard } from './leaderboard-card'
import { FilteredEmptyState, TeamLink, BeginnerEmptyState } from './own-notices'
import { OwnTiles } from './own-tiles'
import { PaceChart } from './pace-chart'
import { SalesCard } from './sales-card'
import { StatementsCard } from './statements-card'
import { type CorrectionForm, WeekCard } from './week-card'
import { useOwnAddress, useOwnCreators, useOwnStatistics } from './use-own-statistics'

interface OwnStatisticsPageProps {
  Correction: CorrectionForm
}

/** A chatter's own figures, pace, sales and shifts; each part shows its own errors. */
export function OwnStatisticsPage({ Correction }: OwnStatisticsPageProps) {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const filter = useFigureFilter(['period', 'creators', 'zone'], { period: 'last_7' })
  const address = useOwnAddress(filter.days)
  const { bySteps, byCreator } = useOwnStatistics(filter, address.step)
  const nameOf = useAccountNames(byCreator.data?.rows.flatMap(({ creatorId }) => creatorId ?? []) ?? [])
  const [steps, creators] = [useQueryStatus(bySteps), useQueryStatus(byCreator)]
  const { days, timezone } = filter
  const own = bySteps.data
  const isEmpty = own !== undefined && isBeginner(own, filter)
  const figures = (
    <div className="flex flex-col gap-4">
      {own && hasNoWork(own.metrics) && (
        <FilteredEmptyState filter={filter} hasWorked={own.clockedThisWeek > 0} />
      )}
      <OwnTiles statistics={own} fault={faultOf(steps)} days={days} zone={timezone} />
      <PaceChart
        statistics={own}
        fault={faultOf(steps)}
        filter={filter}
        step={address.step}
        onStep={address.setStep}
      />
    </div>
  )
  return (
    <Page
      title={t('statistics.title')}
      actions={<FilterBar filter={filter} page="agencyStatistics" creators={useOwnCreators()} />}
    >
      <TeamLink />
      {isEmpty && <BeginnerEmptyState />}
      {!isEmpty && (
        <>
          <div aria-busy={bySteps.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <ContentState status={inWidgets(steps)}>{figures}</ContentState>
          </div>
          <ContentState status={inWidgets(creators)}>
            <ByCreator
              statistics={byCreator.data}
              fault={faultOf(creators)}
              nameOf={nameOf}
              zone={timezone}
            />
          </ContentState>
        </>
      )}
      <SalesCard filter={filter} hasOthers={address.hasOthers} onOthers={address.setOthers} />
      <WeekCard timezone={timezone} Correction={Correction} />
      <StatementsCard zone={timezone} />
      <LeaderboardCard filter={filter} />
    </Page>
  )
}
