import { useQuery } from '@tanstack/react-query'
import { Gift, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deactivateTrial, listTrials } from '@/api/calls/creator/trials'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Trial } from '@/domain/money/trial'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { MenuItem } from '@/ui/overlay/menu'

import type { OffersView } from '../offers-view'
import { EditEndItems } from '../parts/edit-end-items'
import { EndOfferDialog } from '../parts/end-offer-dialog'
import { OfferTable } from '../parts/offer-table'
import { menuColumn } from '../parts/row-menu'
import { fetchedAt, useOffersDisabledReason, useInvalidateTrials } from '../use-offers'
import { useTrialColumns } from './trial-columns'
import { TrialForm } from './trial-form'

/** Lazy-loads when a trial opens. */
const LazyClaimsDrawer = deferred(async () => (await import('./claims-drawer')).ClaimsDrawer)

/** The overlay that is open. */
type TrialOverlayState = { act: 'new' } | { act: 'edit' | 'end'; trial: Trial }

interface TrialActionsProps {
  of: Trial
  view: OffersView
  onOpen: (open: TrialOverlayState) => void
}

function TrialActions({ of, view, onOpen }: TrialActionsProps) {
  const { t } = useTranslation('marketplace')
  const off = useOffersDisabledReason()
  const isOff = of.deactivatedAt !== null
  const reason = off ?? (isOff ? t('offers.over') : undefined)
  return (
    <>
      <MenuItem icon={Users} onAction={() => view.openTrial(of.trialId)}>
        {t('offers.claims_show')}
      </MenuItem>
      <EditEndItems
        editDisabledReason={reason}
        endDisabledReason={reason}
        endLabel={t('offers.deactivate')}
        onEdit={() => onOpen({ act: 'edit', trial: of })}
        onEnd={() => onOpen({ act: 'end', trial: of })}
      />
    </>
  )
}

const trialActionsColumn = (header: string, view: OffersView, onOpen: (open: TrialOverlayState) => void) =>
  menuColumn<Trial>(
    header,
    ({ name }) => name,
    (one) => <TrialActions of={one} view={view} onOpen={onOpen} />,
  )

interface TrialOverlayProps {
  creatorId: string
  open: TrialOverlayState
  onCreated: (trialId: string) => void
  onClose: () => void
}

function TrialOverlay({ creatorId, open, onCreated, onClose }: TrialOverlayProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useInvalidateTrials()
  if (open.act === 'end') {
    const { trialId, name } = open.trial
    return (
      <EndOfferDialog
        title={t('offers.deactivate_title', { name: isolate(name) })}
        text={t('offers.deactivate_trial_text')}
        confirmLabel={t('offers.deactivate')}
        trackedAs="trial-deactivate"
        end={() => send(deactivateTrial, { trialId }, { creatorId })}
        refresh={refresh}
        onClose={onClose}
      />
    )
  }
  return (
    <TrialForm
      creatorId={creatorId}
      of={open.act === 'edit' ? open.trial : undefined}
      onSaved={(trial) => {
        onClose()
        if (open.act === 'edit') toast.success(t('offers.saved'))
        else onCreated(trial.trialId)
      }}
      onClose={onClose}
    />
  )
}

/** Tab with trial links and what became of their claims. */
export function TrialsTab({ creatorId, view }: { creatorId: string; view: OffersView }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listTrials, {}, creatorId))
  const off = useOffersDisabledReason()
  const [open, setOpen] = useState<TrialOverlayState>()
  const columns = useTrialColumns(creatorId, read.data?.currency ?? DEFAULT_CURRENCY, fetchedAt(read))
  const opened = read.data?.data.find(({ trialId }) => trialId === view.trial)
  const add = (
    <Button kind="primary" icon={Plus} disabledReason={off} onClick={() => setOpen({ act: 'new' })}>
      {t('offers.trial_new')}
    </Button>
  )
  return (
    <>
      <OfferTable
        id="trials"
        title={t('offers.trials')}
        read={read}
        columns={[...columns, trialActionsColumn(t('offers.acts_column'), view, setOpen)]}
        rowKey={({ trialId }) => trialId}
        rowName={({ name }) => name}
        onOpen={({ trialId }) => view.openTrial(trialId)}
        searchLabel={t('offers.search_trials')}
        actions={add}
        empty={
          <EmptyState icon={Gift} title={t('offers.trials_empty')} actions={add}>
            {t('offers.trials_empty_text')}
          </EmptyState>
        }
      />
      {opened && <LazyClaimsDrawer trial={opened} creatorId={creatorId} onClose={view.close} />}
      {open && (
        <TrialOverlay
          creatorId={creatorId}
          open={open}
          onCreated={view.openTrial}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
