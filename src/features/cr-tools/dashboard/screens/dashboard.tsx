import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { hrefOfTab } from '@/domain/page-tabs'
import { useCurrentUser } from '@/features/auth'
import { FigureBar } from '@/features/figures/figure-bar'
import { type FigureFilter, useFigureFilter } from '@/features/figures/figure-filter'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { Page } from '@/ui/page'
import { WidgetBoundary } from '@/ui/widget-boundary'

import { useCreatorId } from '../../creator-in-focus'
import { asTemplate, ReplaceQuestion, useBegin, withMedia } from '../../mass'
import { useSeesSpend } from '../../person-rights'
import { Cards } from '../parts/cards'
import { Expiring, ToAnswer } from '../parts/fan-lists'
import { GoalsCard } from '../parts/goals-card'
import { TopMass } from '../parts/top-mass'
import { Unposted } from '../parts/unposted'
import { useDashboard, useUnpostedDays } from '../use-dashboard'

/** Whether the user sees mass messages, and why they cannot start one. */
function useMassRight() {
  const { t } = useTranslation('home')
  const right = useCurrentUser().data?.chatterPermissions.massMessages ?? 'off'
  return { hasMass: right !== 'off', off: right === 'edit' ? undefined : t('dashboard.mass_off') }
}

function Widgets({
  creatorId,
  filter,
  read,
  fault,
}: {
  creatorId: string
  filter: FigureFilter
  read: ReturnType<typeof useDashboard>['read']
  fault: ReturnType<typeof faultOf>
}) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const unposted = useUnpostedDays()
  const { hasMass, off } = useMassRight()
  const begin = useBegin(creatorId, () => void navigate(hrefOfTab('massMessage', 'new')))
  const shown = { dashboard: fault ? undefined : read.data, fault }
  return (
    <div
      aria-busy={read.isPlaceholderData && !fault}
      className="flex flex-col gap-4 transition-opacity aria-busy:opacity-60"
    >
      <WidgetBoundary title={t('dashboard.cards')}>
        <Cards {...shown} filter={filter} />
      </WidgetBoundary>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WidgetBoundary title={t('dashboard.goals')}>
          <GoalsCard {...shown} creatorId={creatorId} zone={filter.timezone} />
        </WidgetBoundary>
        {hasMass && (
          <WidgetBoundary title={t('dashboard.top_mass')}>
            <TopMass {...shown} reuseOff={off} onReuse={(message) => begin.beginWith(asTemplate(message))} />
          </WidgetBoundary>
        )}
        <WidgetBoundary title={t('dashboard.to_answer')}>
          <ToAnswer {...shown} creatorId={creatorId} />
        </WidgetBoundary>
        <WidgetBoundary title={t('dashboard.expiring')}>
          <Expiring {...shown} creatorId={creatorId} />
        </WidgetBoundary>
        {/* The last card spans the rest of its row; without mass messages there is one card fewer. */}
        <div className={hasMass ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
          <WidgetBoundary title={t('dashboard.unposted')}>
            <Unposted
              {...shown}
              days={unposted.days}
              onDays={unposted.choose}
              useOff={off}
              onUse={hasMass ? (media) => begin.beginWith(withMedia(media)) : undefined}
            />
          </WidgetBoundary>
        </div>
      </div>
      {begin.isAsking && <ReplaceQuestion begin={begin} />}
    </div>
  )
}

function DashboardPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const seesMoney = useSeesSpend()
  const filter = useFigureFilter(
    seesMoney ? ['period', 'compareMonths', 'basis', 'zone'] : ['period', 'compareMonths', 'zone'],
  )
  const { days } = useUnpostedDays()
  const { read, status } = useDashboard(creatorId, filter, days)
  return (
    <Page title={t('dashboard.title')} actions={<FigureBar filter={filter} />} status={inWidgets(status)}>
      <Widgets creatorId={creatorId} filter={filter} read={read} fault={faultOf(status)} />
    </Page>
  )
}

/** /cr-tools/dashboard: the creator's key figures and next steps (screens S17). */
export default function DashboardScreen() {
  const creatorId = useCreatorId()
  // The route guard ensures a creator, but during sign-out there may be none for one render.
  return creatorId === undefined ? null : <DashboardPage key={creatorId} creatorId={creatorId} />
}
