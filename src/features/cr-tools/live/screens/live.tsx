import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getLiveStatus } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Broadcast } from '@/domain/live/broadcast'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField } from '@/lib/url-state'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { useEditDisabledReason } from '../../base/edit-rights'
import { creatorName, useCreator } from '../../focus/creators'
import { PastLives } from '../parts/past-lives'
import { PlanLiveDialog } from '../parts/plan-live-dialog'
import { LiveRoom } from '../parts/live-room'
import { SummaryDrawer } from '../parts/summary-drawer'
import { UpcomingCard } from '../parts/upcoming-card'
import { pastLivesOf } from '../use-lives'
import { creatorScreen } from '../../focus/creator-screen'

const SCHEMA = { summary: optionalIdField() }

const LiveSkeleton = () => (
  <>
    <SkeletonBar className="h-56 rounded-card" />
    <SkeletonBar className="h-96 rounded-card" />
  </>
)

function UpcomingLives({
  of,
  onNew,
  children,
}: {
  of: readonly Broadcast[]
  onNew: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('tools')
  const off = useEditDisabledReason('live')
  if (of.length > 0)
    return (
      <section
        aria-label={t('broadcast.upcoming')}
        className={cx('grid gap-4', of.length > 1 && 'xl:grid-cols-2')}
      >
        {children}
      </section>
    )
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={CalendarPlus}
        title={t('broadcast.upcoming_empty')}
        actions={
          <Button disabledReason={off} onClick={onNew}>
            {t('broadcast.new')}
          </Button>
        }
      >
        {t('broadcast.upcoming_empty_text')}
      </EmptyState>
    </div>
  )
}

/** The open form: for a new live, or for editing `of`. */
type LiveFormState = { of: Broadcast | undefined }

function PlanLiveOverlay({
  creatorId,
  of,
  onClose,
}: LiveFormState & { creatorId: string; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const agencyCurrency = useAgencyCurrency()
  const last = useInfiniteQuery(pastLivesOf(creatorId)).data?.pages[0]?.data[0]
  return (
    <PlanLiveDialog
      creatorId={creatorId}
      currency={of?.currency ?? last?.currency ?? agencyCurrency}
      of={of}
      last={last}
      onSaved={() => {
        onClose()
        toast.success(t('broadcast.saved'))
      }}
      onClose={onClose}
    />
  )
}

function LivePage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const off = useEditDisabledReason('live')
  // The event stream keeps it fresh.
  const read = useQuery(queryOf(getLiveStatus, {}, creatorId))
  const { creator } = useCreator()
  const { state, change } = useUrlState(SCHEMA)
  const [open, setOpen] = useState<LiveFormState>()
  const name = creator ? creatorName(creator.creator) : ''
  const { live = null, upcoming = [] } = read.data ?? {}
  return (
    <Page
      title={t('broadcast.title')}
      status={useQueryStatus(read)}
      skeleton={<LiveSkeleton />}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={off} onClick={() => setOpen({ of: undefined })}>
          {t('broadcast.new')}
        </Button>
      }
    >
      {live && (
        <LiveRoom
          key={live.liveId}
          creatorId={creatorId}
          creatorName={name}
          of={live}
          onEdit={() => setOpen({ of: live })}
          onEnded={(summary) => change({ summary })}
        />
      )}
      {(!live || upcoming.length > 0) && (
        <UpcomingLives of={upcoming} onNew={() => setOpen({ of: undefined })}>
          {upcoming.map((one) => (
            <UpcomingCard
              key={one.liveId}
              creatorId={creatorId}
              name={isolate(name)}
              of={one}
              isBusy={live !== null}
              onEdit={() => setOpen({ of: one })}
            />
          ))}
        </UpcomingLives>
      )}
      <PastLives creatorId={creatorId} onOpen={(summary) => change({ summary })} />
      {state.summary !== null && (
        <SummaryDrawer
          creatorId={creatorId}
          liveId={state.summary}
          onClose={() => change({ summary: null }, { replace: true })}
        />
      )}
      {open && <PlanLiveOverlay creatorId={creatorId} of={open.of} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

/** /live: plan a live, run its room, view past results (screens S19). */
export default creatorScreen(LivePage)
