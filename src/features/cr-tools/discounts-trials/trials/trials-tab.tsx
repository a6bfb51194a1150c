import { useQuery } from '@tanstack/react-query'
import { Gift, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deactivateTrial, listTrials } from '@/api/calls/trials'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Trial } from '@/domain/trial'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { isolate } from '@/lib/isolate'
import { late } from '@/services/late'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { MenuItem } from '@/ui/menu'

import type { OffersView } from '../offers-view'
import { ChangeItems } from '../parts/change-items'
import { EndQuestion } from '../parts/end-question'
import { OfferTable } from '../parts/offer-table'
import { menuColumn } from '../parts/row-menu'
import { answeredAt, useOffersOff, useRefreshTrials } from '../use-offers'
import { useTrialColumns } from './trial-columns'
import { TrialForm } from './trial-form'

/** Lazy-loads when a trial opens. */
const ClaimsDrawer = late(async () => (await import('./claims-drawer')).ClaimsDrawer, null, 'now')

/** The overlay that is open. */
type Open = { act: 'new' } | { act: 'edit' | 'end'; trial: Trial }

interface ActsProps {
  of: Trial
  view: OffersView
  onOpen: (open: Open) => void
}

function RowActs({ of, view, onOpen }: ActsProps) {
  const { t } = useTranslation('marketplace')
  const off = useOffersOff()
  const isOff = of.deactivatedAt !== null
  const reason = off ?? (isOff ? t('offers.over') : undefined)
  return (
    <>
      <MenuItem icon={Users} onAction={() => view.openTrial(of.trialId)}>
        {t('offers.claims_show')}
      </MenuItem>
      <ChangeItems
        editOff={reason}
        endOff={reason}
        endLabel={t('offers.deactivate')}
        onEdit={() => onOpen({ act: 'edit', trial: of })}
        onEnd={() => onOpen({ act: 'end', trial: of })}
      />
    </>
  )
}

const actsColumn = (header: string, view: OffersView, onOpen: (open: Open) => void) =>
  menuColumn<Trial>(
    header,
    ({ name }) => name,
    (one) => <RowActs of={one} view={view} onOpen={onOpen} />,
  )

interface OverlayProps {
  creatorId: string
  open: Open
  onCreated: (trialId: string) => void
  onClose: () => void
}

function Overlay({ creatorId, open, onCreated, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useRefreshTrials()
  if (open.act === 'end') {
    const { trialId, name } = open.trial
    return (
      <EndQuestion
        title={t('offers.deactivate_title', { name: isolate(name) })}
        text={t('offers.deactivate_trial_text')}
        act={t('offers.deactivate')}
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
  const off = useOffersOff()
  const [open, setOpen] = useState<Open>()
  const columns = useTrialColumns(creatorId, read.data?.currency ?? DEFAULT_CURRENCY, answeredAt(read))
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
        columns={[...columns, actsColumn(t('offers.acts_column'), view, setOpen)]}
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
      {opened && <ClaimsDrawer trial={opened} creatorId={creatorId} onClose={view.close} />}
      {open && (
        <Overlay
          creatorId={creatorId}
          open={open}
          onCreated={view.openTrial}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
