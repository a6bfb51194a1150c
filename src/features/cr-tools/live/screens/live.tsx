import { CalendarPlus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { Broadcast } from '@/domain/broadcast'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { useAddressState } from '@/features/figures/use-address-state'
import { optionalId } from '@/lib/address-state'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'
import { Bone } from '@/ui/skeleton'

import { useCreatorId } from '../../creator-in-focus'
import { creatorName, useCreator } from '../../creators'
import { PastLives } from '../parts/past-lives'
import { PlanDialog } from '../parts/plan-dialog'
import { Room } from '../parts/room'
import { SummaryDrawer } from '../parts/summary-drawer'
import { UpcomingCard } from '../parts/upcoming-card'
import { useLiveOff, useLiveStatus, usePastLives } from '../use-lives'

const SCHEMA = { summary: optionalId() }

const LiveSkeleton = () => (
  <>
    <Bone className="h-56 rounded-card" />
    <Bone className="h-96 rounded-card" />
  </>
)

function Upcoming({
  of,
  onNew,
  children,
}: {
  of: readonly Broadcast[]
  onNew: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('tools')
  const off = useLiveOff()
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
    <div className={cardLook}>
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
type Open = { of: Broadcast | undefined }

function Plan({ creatorId, of, onClose }: Open & { creatorId: string; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const agencyCurrency = useAgencyCurrency()
  const last = usePastLives(creatorId).data?.pages[0]?.data[0]
  return (
    <PlanDialog
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

function Live({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const off = useLiveOff()
  const read = useLiveStatus(creatorId)
  const { creator } = useCreator()
  const { state, change } = useAddressState(SCHEMA)
  const [open, setOpen] = useState<Open>()
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
        <Room
          key={live.liveId}
          creatorId={creatorId}
          creatorName={name}
          of={live}
          onEdit={() => setOpen({ of: live })}
          onEnded={(summary) => change({ summary })}
        />
      )}
      {(!live || upcoming.length > 0) && (
        <Upcoming of={upcoming} onNew={() => setOpen({ of: undefined })}>
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
        </Upcoming>
      )}
      <PastLives creatorId={creatorId} onOpen={(summary) => change({ summary })} />
      {state.summary !== null && (
        <SummaryDrawer
          creatorId={creatorId}
          liveId={state.summary}
          onClose={() => change({ summary: null }, { replace: true })}
        />
      )}
      {open && <Plan creatorId={creatorId} of={open.of} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

/** /live: plan a live, run its room, view past results (screens S19). */
export default function LiveScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Live key={creatorId} creatorId={creatorId} />
}
