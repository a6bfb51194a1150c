import { Gem, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { type Membership, SOLD_TIERS } from '@/domain/membership'
import { PeriodMenu } from '@/features/figures/period-menu'
import { ZoneSelect } from '@/features/figures/zone-select'
import { isolate } from '@/lib/isolate'
import { useOnline } from '@/services/online'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { ControlRow } from '@/ui/control-row'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'
import { Bone } from '@/ui/skeleton'

import { useCreatorId } from '../../creator-in-focus'
import { type MembershipsView, useMembershipsView } from '../memberships-view'
import { Details } from '../parts/details'
import { GRID, MembershipGrid } from '../parts/membership-grid'
import type { MembershipAct } from '../parts/membership-menu'
import { type Open, Overlay } from '../parts/overlay'
import { Totals } from '../parts/totals'
import { useArchive, useMayEditMemberships, useMemberships, usePatch, useReorder } from '../use-memberships'

const CARDS = ['one', 'two', 'three'] as const

const CardsSkeleton = () => (
  <div className={GRID}>
    {CARDS.map((card) => (
      <Bone key={card} className="h-[460px] rounded-card" />
    ))}
  </div>
)

/** Runs a card's menu action at once or opens its overlay. */
function useAct(creatorId: string, onOpen: (open: Open) => void) {
  const { t } = useTranslation('marketplace')
  const archive = useArchive(creatorId)
  const patch = usePatch(creatorId)
  return (act: MembershipAct, of: Membership) => {
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

interface CardsProps {
  view: MembershipsView
  creatorId: string
  mayEdit: boolean
  newReason: string | undefined
  onOpen: (open: Open) => void
}

/** Open memberships, then archived ones. */
function Cards({ view, creatorId, mayEdit, newReason, onOpen }: CardsProps) {
  const { t } = useTranslation('marketplace')
  const read = useMemberships(view.range, creatorId)
  const reorder = useReorder(view.range, creatorId)
  const act = useAct(creatorId, onOpen)
  const all = read.data?.data ?? []
  const archived = all.filter(({ state }) => state === 'archived')
  const open = all.filter(({ state }) => state !== 'archived')
  const shared = {
    currency: read.data?.currency ?? '',
    current: view.membershipId,
    mayEdit,
    onShow: (membershipId: string) => view.change({ membershipId }),
    onAct: act,
  }
  return (
    <ContentState
      status={useQueryStatus(read, all.length === 0)}
      skeleton={<CardsSkeleton />}
      empty={
        <EmptyState
          icon={Gem}
          title={t('memberships.empty')}
          actions={
            mayEdit && (
              <Button disabledReason={newReason} onClick={() => onOpen({ act: 'new' })}>
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
          onOrder={(ids) => reorder.mutate(ids)}
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
function useNewReason(freeCount: number | undefined): string | undefined {
  const { t } = useTranslation('marketplace')
  const isOnline = useOnline()
  if (!isOnline) return t('memberships.offline')
  return freeCount === 0 ? t('memberships.no_free_tier') : undefined
}

function Memberships({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const { t: analytics } = useTranslation('analytics')
  const mayEdit = useMayEditMemberships()
  const view = useMembershipsView()
  const { data } = useMemberships(view.range, creatorId)
  const [open, setOpen] = useState<Open>()
  const memberships = data?.data
  const freeTiers = SOLD_TIERS.filter(
    (tier) => !memberships?.some((one) => one.tier === tier && one.state !== 'archived'),
  )
  const newReason = useNewReason(memberships && freeTiers.length)
  const titleOf = useCallback(
    (id: string) => memberships?.find(({ membershipId }) => membershipId === id)?.title ?? '',
    [memberships],
  )
  return (
    <Page
      title={t('memberships.title')}
      actions={
        <>
          <ControlRow name={analytics('filter.bar')}>
            <PeriodMenu filter={view} />
            <ZoneSelect filter={view} />
          </ControlRow>
          {mayEdit && (
            <Button
              kind="primary"
              icon={Plus}
              disabledReason={newReason}
              onClick={() => setOpen({ act: 'new' })}
            >
              {t('memberships.new')}
            </Button>
          )}
        </>
      }
    >
      <Totals of={data} view={view} />
      <Cards view={view} creatorId={creatorId} mayEdit={mayEdit} newReason={newReason} onOpen={setOpen} />
      {memberships && memberships.length > 0 && (
        <Details view={view} creatorId={creatorId} memberships={memberships} titleOf={titleOf} />
      )}
      {open && data && (
        <Overlay
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
  return creatorId === undefined ? null : <Memberships key={creatorId} creatorId={creatorId} />
}
