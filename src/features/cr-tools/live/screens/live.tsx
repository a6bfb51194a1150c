import { accountNameOf } from '@/domain/account/account-name'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getLiveStatus } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Broadcast } from '@/domain/live/broadcast'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField, timeField } from '@/lib/url-state'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { useEditDisabledReason } from '../../base/permissions'
import { useOpened, useShowsForm } from '../../base/use-opened'
import { useCreator } from '../../focus/creators'
import { PastLives } from '../past/past-lives'
import { PlanLiveDialog } from '../plan/plan-live-dialog'
import { LiveRoom } from '../room/live-room'
import { SummaryDrawer } from '../past/summary-drawer'
import { UpcomingCard } from '../plan/upcoming-card'
import { pastLivesOf } from '../past/past-lives-query'
import { useEndedLive } from '../use-ended-live'
import { creatorScreen } from '../../focus/creator-screen'

const SCHEMA = {
  summary: optionalIdField(),
  /** The live in the form, or `NEW_PLAN`, then with its start where that is chosen elsewhere. */
  plan: optionalIdField(),
  at: timeField(),
}
const NEW_PLAN = 'new'
const NO_PLAN = { plan: null, at: null }

const LiveSkeleton = () => (
  <>
    <SkeletonBar className="h-56 rounded-card" />
    <SkeletonBar className="h-96 rounded-card" />
  </>
)

interface UpcomingLivesProps {
  creatorId: string
  /** The creator's name, bidi-isolated. */
  name: string
  broadcasts: readonly Broadcast[]
  /** One is on air. */
  isBusy: boolean
  /** The live that the address leads to. */
  addressedId: string | null
  /** Opens the form for a live, or for `NEW_PLAN`. */
  onPlan: (liveId: string) => void
}

function UpcomingLives({ broadcasts, addressedId, onPlan, ...shared }: UpcomingLivesProps) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  if (broadcasts.length > 0)
    return (
      <section
        aria-label={t('broadcast.upcoming')}
        className={cx('grid gap-4', broadcasts.length > 1 && 'xl:grid-cols-2')}
      >
        {broadcasts.map((one) => (
          <UpcomingCard
            {...shared}
            key={one.liveId}
            broadcast={one}
            isAddressed={one.liveId === addressedId}
            onEdit={() => onPlan(one.liveId)}
          />
        ))}
      </section>
    )
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={CalendarPlus}
        title={t('broadcast.upcoming_empty')}
        actions={
          <Button disabledReason={disabledReason} onClick={() => onPlan(NEW_PLAN)}>
            {t('broadcast.new')}
          </Button>
        }
      >
        {t('broadcast.upcoming_empty_text')}
      </EmptyState>
    </div>
  )
}

interface PlanLiveOverlayProps {
  creatorId: string
  /** The id of a live, or `NEW_PLAN`. */
  planned: string
  lives: readonly Broadcast[]
  at: number | null
  onClose: () => void
}

function PlanLiveOverlay({ creatorId, planned, lives, at, onClose }: PlanLiveOverlayProps) {
  const agencyCurrency = useAgencyCurrency()
  const past = useInfiniteQuery(pastLivesOf(creatorId))
  const last = past.data?.pages[0]?.data[0]
  const mayOpen = useShowsForm('live')
  const broadcast = useOpened(lives.find(({ liveId }) => liveId === planned))
  if (!mayOpen || (!broadcast && planned !== NEW_PLAN)) return null
  // A new live copies from the last one, which a restored draft would keep from following later.
  if (!broadcast && past.isLoading) return null
  return (
    <PlanLiveDialog
      creatorId={creatorId}
      currency={broadcast?.currency ?? last?.currency ?? agencyCurrency}
      broadcast={broadcast}
      last={last}
      at={at}
      onClose={onClose}
    />
  )
}

function useCreatorName(): string {
  const { creator } = useCreator()
  return creator ? accountNameOf(creator.creator) : ''
}

function LivePage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  // The event stream keeps it fresh.
  const read = useQuery(queryOf(getLiveStatus, {}, creatorId))
  const { state, change } = useUrlState(SCHEMA)
  const name = useCreatorName()
  const { live = null, upcoming = [] } = read.data ?? {}
  const openSummary = (summary: string) => change({ summary })
  const endHere = useEndedLive(read.data?.live, openSummary)
  const closeSummary = () => change({ summary: null }, { replace: true })
  const plan = (id: string) => change({ plan: id, at: null })
  return (
    <Page
      title={t('broadcast.title')}
      status={useQueryStatus(read)}
      skeleton={<LiveSkeleton />}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={disabledReason} onClick={() => plan(NEW_PLAN)}>
          {t('broadcast.new')}
        </Button>
      }
    >
      {live && (
        <LiveRoom
          key={live.liveId}
          creatorId={creatorId}
          creatorName={name}
          broadcast={live}
          onEdit={() => plan(live.liveId)}
          endHere={endHere}
          onEnded={openSummary}
        />
      )}
      {(!live || upcoming.length > 0) && (
        <UpcomingLives
          creatorId={creatorId}
          name={isolate(name)}
          broadcasts={upcoming}
          isBusy={live !== null}
          addressedId={state.plan}
          onPlan={plan}
        />
      )}
      <PastLives creatorId={creatorId} onOpen={openSummary} />
      {state.summary !== null && (
        <SummaryDrawer creatorId={creatorId} liveId={state.summary} onClose={closeSummary} />
      )}
      {state.plan !== null && (
        <PlanLiveOverlay
          key={state.plan}
          creatorId={creatorId}
          planned={state.plan}
          lives={live ? [live, ...upcoming] : upcoming}
          at={state.at}
          onClose={() => change(NO_PLAN, { replace: true })}
        />
      )}
    </Page>
  )
}

/** /live: plan a live, run its room, view past results (screens S19). */
export default creatorScreen(LivePage)
