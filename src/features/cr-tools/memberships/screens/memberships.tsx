import { Gem, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { type Membership, PURCHASABLE_TIERS } from '@/domain/money/membership'
import { PeriodMenu } from '@/features/figures/filter/period-menu'
import { ZoneSelect } from '@/features/figures/filter/zone-select'
import { isolate } from '@/lib/text/isolate'
import { useOnline } from '@/services/network/online'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { ControlRow } from '@/ui/layout/control-row'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { useCreatorId } from '../../focus/creator-in-focus'
import { type MembershipsView, useMembershipsView } from '../memberships-view'
import { MembershipDetails } from '../parts/membership-details'
import { MEMBERSHIP_GRID, MembershipGrid } from '../parts/membership-grid'
import type { MembershipAction } from '../parts/membership-menu'
import { type MembershipsOverlayState, MembershipsOverlay } from '../parts/memberships-overlay'
import { MembershipTotalTiles } from '../parts/membership-total-tiles'
import {
  useArchiveMembership,
  useMayEditMemberships,
  useMemberships,
  usePatchMembership,
  useReorderMemberships,
} from '../use-memberships'

const SKELETON_CARDS = ['one', 'two', 'three'] as const

const MembershipCardsSkeleton = () => (
  <div className={MEMBERSHIP_GRID}>
    {SKELETON_CARDS.map((card) => (
      <SkeletonBar key={card} className="h-[460px] rounded-card" />
    ))}
  </div>
)

/** Runs a card's menu action at once or opens its overlay. */
function useMembershipAction(creatorId: string, onOpen: (open: MembershipsOverlayState) => void) {
  const { t } = useTranslation('marketplace')
  const archive = useArchiveMembership(creatorId)
  const patch = usePatchMembership(creatorId)
  return (act: MembershipAction, of: Membership) => {
    const name = isolate(of.title)
    if (act === 'restore')
      archive.mutate(
        { membershipId: of.membershipId, isArchived: false },
        {
          onSuccess: () => toast.success(t('memberships.restored', { name })),
          onError: (error) => toast.error(errorText(error)),
        },
      )
    else if (act === 'pin') patch.mutate({ of, patch: { isPinned: !of.isPinned } })
    else if (act === 'visibility')
      patch.mutate({ of, patch: { state: of.state === 'live' ? 'hidden' : 'live' } })
    else onOpen({ act, of })
  }
}

interface MembershipCardsProps {
  view: MembershipsView
  creatorId: string
  mayEdit: boolean
  newDisabledReason: string | undefined
  onOpen: (open: MembershipsOverlayState) => void
}

/** Open memberships, then archived ones. */
function MembershipCards({ view, creatorId, mayEdit, newDisabledReason, onOpen }: MembershipCardsProps) {
  const { t } = useTranslation('marketplace')
  const read = useMemberships(view.range, creatorId)
  const reorder = useReorderMemberships(view.range, creatorId)
  const act = useMembershipAction(creatorId, onOpen)
  const all = read.data?.data ?? []
  const archived = all.filter(({ state }) => state === 'archived')
  const open = all.filter(({ state }) => state !== 'archived')
  const shared = {
    currency: read.data?.currency ?? '',
    current: view.membershipId,
    mayEdit,
    onShow: (membershipId: string) => view.change({ membershipId }),
    onAction: act,
  }
  return (
    <ContentState
      status={useQueryStatus(read, all.length === 0)}
      skeleton={<MembershipCardsSkeleton />}
      empty={
        <EmptyState
          icon={Gem}
          title={t('memberships.empty')}
          actions={
            mayEdit && (
              <Button disabledReason={newDisabledReason} onClick={() => onOpen({ act: 'new' })}>
                {t('memberships.new')}
              </Button>
            )
          }
        >
          {t('memberships.empty_text')}
        </EmptyState>
      }
    >
      <div aria-busy={read.isPlaceholderData} className="grid gap-4 transition-opacity aria-busy:opacity-60">
        <h2 className="sr-only">{t('memberships.title')}</h2>
        <MembershipGrid
          {...shared}
          name={t('memberships.title')}
          memberships={open}
          onReorder={(ids) => reorder.mutate(ids)}
        />
        {archived.length > 0 && (
          <section aria-labelledby="memberships-archived" className="grid gap-3">
            <h2 id="memberships-archived" className="text-16 font-strong">
              {t('memberships.archived_list')}
            </h2>
            <p className="text-13 text-text-quiet">{t('memberships.archived_text')}</p>
            <MembershipGrid {...shared} name={t('memberships.archived_list')} memberships={archived} />
          </section>
        )}
      </div>
    </ContentState>
  )
}

/** Why a membership cannot be created now. */
function useNewDisabledReason(freeCount: number | undefined): string | undefined {
  const { t } = useTranslation('marketplace')
  const isOnline = useOnline()
  if (!isOnline) return t('memberships.offline')
  return freeCount === 0 ? t('memberships.no_free_tier') : undefined
}

interface MembershipsActionsProps extends Pick<
  MembershipCardsProps,
  'view' | 'mayEdit' | 'newDisabledReason'
> {
  onNew: () => void
}

function MembershipsActions({ view, mayEdit, newDisabledReason, onNew }: MembershipsActionsProps) {
  const { t } = useTranslation('marketplace')
  const { t: analytics } = useTranslation('analytics')
  return (
    <>
      <ControlRow name={analytics('filter.bar')}>
        <PeriodMenu filter={view} />
        <ZoneSelect filter={view} />
      </ControlRow>
      {mayEdit && (
        <Button kind="primary" icon={Plus} disabledReason={newDisabledReason} onClick={onNew}>
          {t('memberships.new')}
        </Button>
      )}
    </>
  )
}

function MembershipsPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEditMemberships()
  const view = useMembershipsView()
  const { data } = useMemberships(view.range, creatorId)
  const [open, setOpen] = useState<MembershipsOverlayState>()
  const memberships = data?.data
  const freeTiers = PURCHASABLE_TIERS.filter(
    (tier) => !memberships?.some((one) => one.tier === tier && one.state !== 'archived'),
  )
  const newReason = useNewDisabledReason(memberships && freeTiers.length)
  const titleOf = useCallback(
    (id: string) => memberships?.find(({ membershipId }) => membershipId === id)?.title ?? '',
    [memberships],
  )
  return (
    <Page
      title={t('memberships.title')}
      actions={
        <MembershipsActions
          view={view}
          mayEdit={mayEdit}
          newDisabledReason={newReason}
          onNew={() => setOpen({ act: 'new' })}
        />
      }
    >
      <MembershipTotalTiles of={data} view={view} />
      <MembershipCards
        view={view}
        creatorId={creatorId}
        mayEdit={mayEdit}
        newDisabledReason={newReason}
        onOpen={setOpen}
      />
      {memberships && memberships.length > 0 && (
        <MembershipDetails view={view} creatorId={creatorId} memberships={memberships} titleOf={titleOf} />
      )}
      {open && data && (
        <MembershipsOverlay
          open={open}
          creatorId={creatorId}
          currency={data.currency}
          range={view.range}
          freeTiers={freeTiers}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

/** /memberships: what fans subscribe to, by tier (screens S19). */
export default function MembershipsScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <MembershipsPage key={creatorId} creatorId={creatorId} />
}
