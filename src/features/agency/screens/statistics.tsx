import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { OldFigures } from '@/features/figures/old-figures'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import { ContentState } from '@/ui/feedback/content-state'
import { Page } from '@/ui/layout/page'

import { FilterBar } from '../filter/filter-bar'
import { useAgencyEvents } from '../live/agency-events'
import { hasNoWork, isBeginner } from '../statistics/own-figures'
import { ByCreator } from '../statistics/by-creator'
import { LeaderboardCard } from '../statistics/leaderboard-card'
import { FilteredEmptyState, TeamLink, BeginnerEmptyState } from '../statistics/own-notices'
import { OwnTiles } from '../statistics/own-tiles'
import { PaceChart } from '../statistics/pace-chart'
import { SalesCard } from '../statistics/sales-card'
import { StatementsCard } from '../statistics/statements-card'
import { type CorrectionForm, WeekCard } from '../statistics/week-card'
import { useOwnStatisticsView } from '../statistics/own-statistics-view'
import { useOwnCreators, useOwnStatistics } from '../statistics/use-own-statistics'

interface StatisticsScreenProps {
  Correction: CorrectionForm
}

/** /agency-statistics: a chatter's own figures, pace, sales and shifts; each part shows its own errors (screens S3). */
export default function StatisticsScreen({ Correction }: StatisticsScreenProps) {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const filter = useFigureFilter(['period', 'creators', 'zone'], { period: 'last_7' })
  const view = useOwnStatisticsView(filter.days)
  const { bySteps, byCreator } = useOwnStatistics(filter, view.step)
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
        step={view.step}
        onStep={view.setStep}
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
          <OldFigures isOld={bySteps.isPlaceholderData}>
            <ContentState status={inWidgets(steps)}>{figures}</ContentState>
          </OldFigures>
          <ContentState status={inWidgets(creators)}>
            <OldFigures isOld={byCreator.isPlaceholderData}>
              <ByCreator
                statistics={byCreator.data}
                fault={faultOf(creators)}
                nameOf={nameOf}
                zone={timezone}
              />
            </OldFigures>
          </ContentState>
        </>
      )}
      <SalesCard filter={filter} hasOthers={view.hasOthers} onOthers={view.setOthers} />
      <WeekCard timezone={timezone} Correction={Correction} />
      <StatementsCard zone={timezone} />
      <LeaderboardCard filter={filter} />
    </Page>
  )
}
