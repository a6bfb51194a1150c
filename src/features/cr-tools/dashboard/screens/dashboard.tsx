import { useNavigate } from 'react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { hrefOfTab } from '@/domain/page/page-tabs'
import { hrefWith } from '@/domain/page/href-with'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { OldFigures } from '@/features/figures/old-figures'
import { type FigureFilter, useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { Page } from '@/ui/layout/page'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { getDashboard } from '@/api/calls/creator/dashboard'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { UNPOSTED_DAYS, UNPOSTED_DAYS_DEFAULT } from '@/domain/vault/vault'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { weekStart } from '@/i18n/format'
import { choiceField } from '@/lib/url-state'

import { templateFromMass, useStartMass, templateWithMedia } from '../../mass'
import { useCanSeeSpend, useMayEdit, useMayOpen } from '../../base/permissions'
import { DashboardCards } from '../dashboard-cards'
import { ExpiringMembers, FansToAnswer } from '../fan-lists'
import { GoalsCard } from '../goals-card'
import { TopMass } from '../top-mass'
import { UnpostedMediaCard } from '../unposted-media-card'
import { creatorScreen } from '../../focus/creator-screen'

const UNPOSTED_DAY_OPTIONS = UNPOSTED_DAYS.map(String)

/** Minimum days since the last post for the unposted list, stored in the URL. */
function useUnpostedDays() {
  const [text, choose] = useUrlField(
    'unposted',
    choiceField(UNPOSTED_DAY_OPTIONS, String(UNPOSTED_DAYS_DEFAULT)),
  )
  return { days: Number(text), choose: (days: number) => choose(String(days)) }
}

/** Query of the dashboard; the previous figures stay visible while the next load. */
function useDashboard(creatorId: string, filter: FigureFilter, unpostedDays: number) {
  const { range, basis, compare } = filter
  const request = { ...range, basis, compare, unpostedDays, weekStart: weekStart() }
  const read = useQuery({
    ...queryOf(getDashboard, request, creatorId),
    placeholderData: keepPreviousData,
  })
  return { read, status: useQueryStatus(read) }
}

const START_DENIED_TEXTS = { massMessages: 'dashboard.mass_off', scheduler: 'dashboard.post_off' } as const

/** Whether the user sees a tool, and why they can start nothing in it. */
function useToolPermission(tool: keyof typeof START_DENIED_TEXTS) {
  const { t } = useTranslation('home')
  return { has: useMayOpen(tool), disabledReason: useMayEdit(tool) ? undefined : t(START_DENIED_TEXTS[tool]) }
}

interface DashboardWidgetsProps {
  creatorId: string
  filter: FigureFilter
  read: ReturnType<typeof useDashboard>['read']
  fault: ReturnType<typeof faultOf>
}

function DashboardWidgets({ creatorId, filter, read, fault }: DashboardWidgetsProps) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const unposted = useUnpostedDays()
  const { has: hasMass, disabledReason } = useToolPermission('massMessages')
  const posting = useToolPermission('scheduler')
  // The form shows the item from the vault.
  const mayPost = useMayOpen('vault') && posting.has
  const startMass = useStartMass(creatorId, () => void navigate(hrefOfTab('massMessage', 'new')))
  const shown = { dashboard: fault ? undefined : read.data, fault }
  return (
    <OldFigures isOld={read.isPlaceholderData && !fault} className="flex flex-col gap-4">
      <WidgetBoundary title={t('dashboard.cards')}>
        <DashboardCards {...shown} filter={filter} />
      </WidgetBoundary>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WidgetBoundary title={t('dashboard.goals')}>
          <GoalsCard {...shown} creatorId={creatorId} zone={filter.timezone} />
        </WidgetBoundary>
        {hasMass && (
          <WidgetBoundary title={t('dashboard.top_mass')}>
            <TopMass
              {...shown}
              reuseDisabledReason={disabledReason}
              onReuse={(message) => startMass.beginWith(templateFromMass(message))}
            />
          </WidgetBoundary>
        )}
        <WidgetBoundary title={t('dashboard.to_answer')}>
          <FansToAnswer {...shown} creatorId={creatorId} />
        </WidgetBoundary>
        <WidgetBoundary title={t('dashboard.expiring')}>
          <ExpiringMembers {...shown} creatorId={creatorId} />
        </WidgetBoundary>
        {/* The last card spans the rest of its row; without mass messages there is one card fewer. */}
        <div className={hasMass ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
          <WidgetBoundary title={t('dashboard.unposted')}>
            <UnpostedMediaCard
              {...shown}
              days={unposted.days}
              onDays={unposted.choose}
              useDisabledReason={disabledReason}
              postDisabledReason={posting.disabledReason}
              onPost={
                mayPost ? ({ mediaId }) => void navigate(hrefWith('scheduler', { post: mediaId })) : undefined
              }
              onUse={hasMass ? (media) => startMass.beginWith(templateWithMedia(media)) : undefined}
            />
          </WidgetBoundary>
        </div>
      </div>
      {startMass.question}
    </OldFigures>
  )
}

function DashboardPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const seesSpend = useCanSeeSpend()
  const filter = useFigureFilter(
    seesSpend ? ['period', 'compareMonths', 'basis', 'zone'] : ['period', 'compareMonths', 'zone'],
  )
  const { days } = useUnpostedDays()
  const { read, status } = useDashboard(creatorId, filter, days)
  return (
    <Page
      title={t('dashboard.title')}
      actions={<FigureFilterBar filter={filter} />}
      status={inWidgets(status)}
    >
      <DashboardWidgets creatorId={creatorId} filter={filter} read={read} fault={faultOf(status)} />
    </Page>
  )
}

/** /cr-tools/dashboard: the creator's key figures and next steps (screens S17). */
export default creatorScreen(DashboardPage)
