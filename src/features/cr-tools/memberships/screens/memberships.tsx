import { Gem, Plus } from 'lucide'
import { OldFigures } from '@/features/figures/old-figures'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type Membership, PURCHASABLE_TIERS } from '@/domain/money/membership'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { CallError } from '@/ui/feedback/call-error'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Page } from '@/ui/layout/page'
import { SkeletonBars } from '@/ui/skeleton'
import { listMemberships, reorderMemberships } from '@/api/calls/creator/memberships'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'

import { type MembershipsView, useMembershipsView } from '../memberships-view'
import { MembershipDetails } from '../membership-details'
import { MEMBERSHIP_GRID, MembershipGrid } from '../membership-grid'
import type { MembershipAction } from '../membership-menu'
import { type MembershipsOverlayState, MembershipsOverlay } from '../memberships-overlay'
import { MembershipTotalTiles } from '../membership-total-tiles'
import { useMemberships, usePatchMembership, useRestoreMembership } from '../use-memberships'
import { creatorScreen } from '../../focus/creator-screen'
import { useEditDisabledReason } from '../../base/permissions'
import { useReorder } from '../../base/use-reorder'

const SKELETON_CARDS = Array.from({ length: 3 }, () => 'h-[460px] rounded-card')

/** Runs a card's menu action at once or opens its overlay. */
function useMembershipAction(creatorId: string, onOpen: (open: MembershipsOverlayState) => void) {
  const { t } = useTranslation('marketplace')
  const restore = useRestoreMembership(creatorId, ({ title }) =>
    toast.success(t('memberships.restored', { name: isolate(title) })),
  )
  const patch = usePatchMembership(creatorId)
  const act = (action: MembershipAction, membership: Membership) => {
    if (action === 'restore') restore.mutate(membership)
    else if (action === 'pin') patch.mutate({ membership, patch: { isPinned: !membership.isPinned } })
    else if (action === 'visibility')
      patch.mutate({ membership, patch: { state: membership.state === 'live' ? 'hidden' : 'live' } })
    else onOpen({ action, membership })
  }
  return { act, error: patch.error ?? restore.error }
}

interface MembershipCardsProps {
  view: MembershipsView
  creatorId: string
  newDisabledReason: string | undefined
  onOpen: (open: MembershipsOverlayState) => void
}

/** Open memberships, then archived ones. */
function MembershipCards({ view, creatorId, newDisabledReason, onOpen }: MembershipCardsProps) {
  const { t } = useTranslation('marketplace')
  const read = useMemberships(view.figures.range, creatorId)
  const onReorder = useReorder<Membership>({
    queryKey: queryOf(listMemberships, view.figures.range, creatorId).queryKey,
    idOf: ({ membershipId }) => membershipId,
    send: (membershipIds) => send(reorderMemberships, { membershipIds }, { creatorId }),
  })
  const { act, error } = useMembershipAction(creatorId, onOpen)
  const all = read.data?.data ?? []
  const archived = all.filter(({ state }) => state === 'archived')
  const open = all.filter(({ state }) => state !== 'archived')
  const shared = {
    zone: view.figures.timezone,
    currency: read.data?.currency ?? '',
    current: view.membershipId,
    onShow: (membershipId: string) => view.change({ membershipId }),
    onAction: act,
  }
  return (
    <QueryContent
      of={read}
      isEmpty={all.length === 0}
      skeleton={<SkeletonBars className={MEMBERSHIP_GRID} bars={SKELETON_CARDS} />}
      empty={
        <EmptyState
          icon={Gem}
          title={t('memberships.empty')}
          actions={
            <Button disabledReason={newDisabledReason} onClick={() => onOpen({ action: 'new' })}>
              {t('memberships.new')}
            </Button>
          }
        >
          {t('memberships.empty_text')}
        </EmptyState>
      }
    >
      <OldFigures isOld={read.isPlaceholderData} className="grid gap-4">
        <h2 className="sr-only">{t('memberships.title')}</h2>
        <CallError error={error} />
        <MembershipGrid {...shared} name={t('memberships.title')} memberships={open} onReorder={onReorder} />
        {archived.length > 0 && (
          <section aria-labelledby="memberships-archived" className="grid gap-3">
            <h2 id="memberships-archived" className="text-16 font-strong">
              {t('memberships.archived_list')}
            </h2>
            <p className="text-13 text-text-quiet">{t('memberships.archived_text')}</p>
            <MembershipGrid {...shared} name={t('memberships.archived_list')} memberships={archived} />
          </section>
        )}
      </OldFigures>
    </QueryContent>
  )
}

/** Why a membership cannot be created now. */
function useNewDisabledReason(freeCount: number | undefined): string | undefined {
  const { t } = useTranslation('marketplace')
  const reason = useEditDisabledReason('memberships')
  return reason ?? (freeCount === 0 ? t('memberships.no_free_tier') : undefined)
}

function MembershipsPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const view = useMembershipsView()
  const { data, isLoadingError } = useMemberships(view.figures.range, creatorId)
  const [open, setOpen] = useState<MembershipsOverlayState>()
  const memberships = data?.data
  const freeTiers = PURCHASABLE_TIERS.filter(
    (tier) => !memberships?.some((one) => one.tier === tier && one.state !== 'archived'),
  )
  const disabledReason = useNewDisabledReason(memberships && freeTiers.length)
  return (
    <Page
      title={t('memberships.title')}
      actions={
        <>
          <FigureFilterBar filter={view.figures} />
          <Button
            kind="primary"
            icon={Plus}
            disabledReason={disabledReason}
            onClick={() => setOpen({ action: 'new' })}
          >
            {t('memberships.new')}
          </Button>
        </>
      }
    >
      {!isLoadingError && <MembershipTotalTiles figures={data} view={view} />}
      <MembershipCards
        view={view}
        creatorId={creatorId}
        newDisabledReason={disabledReason}
        onOpen={setOpen}
      />
      {memberships && memberships.length > 0 && (
        <MembershipDetails view={view} creatorId={creatorId} memberships={memberships} />
      )}
      {open && data && (
        <MembershipsOverlay
          open={open}
          creatorId={creatorId}
          currency={data.currency}
          range={view.figures.range}
          freeTiers={freeTiers}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

/** /memberships: what fans subscribe to, by tier (screens S19). */
export default creatorScreen(MembershipsPage)
