import { Gift, Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { deactivateTrial, listTrials } from '@/api/calls/creator/trials'
import { deferred } from '@/services/loading/deferred'
import { isolate } from '@/lib/text/isolate'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { toServerTime } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'
import { MenuItem } from '@/ui/overlay/menu'

import { OffersTab } from '../offers-tab'
import type { OffersView } from '../offers-view'
import { TrialForm } from './trial-form'
import { useInvalidateTrials } from '../invalidate-offers'
import { useTrialColumns } from './trial-columns'

/** Lazy-loads when a trial opens. */
const LazyClaimsDrawer = deferred(async () => (await import('./claims-drawer')).ClaimsDrawer)

/** Tab with trial links and what became of their claims. */
export function TrialsTab({ creatorId, view }: { creatorId: string; view: OffersView }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listTrials, {}, creatorId))
  const now = toServerTime(read.dataUpdatedAt)
  const rows = read.data?.data ?? []
  const opened = rows.find(({ trialId }) => trialId === view.trial)
  return (
    <>
      <OffersTab
        id="trials"
        title={t('offers.trials')}
        read={read}
        columns={useTrialColumns({ creatorId, rows, currency: read.data?.currency ?? DEFAULT_CURRENCY, now })}
        hasTotals
        rowKey={({ trialId }) => trialId}
        onOpen={({ trialId }) => view.openTrial(trialId)}
        searchLabel={t('offers.search_trials')}
        icon={Gift}
        words={{
          new: t('offers.trial_new'),
          empty: t('offers.trials_empty'),
          emptyText: t('offers.trials_empty_text'),
        }}
        actions={{
          renderItems: ({ trialId }) => (
            <MenuItem icon={Users} onAction={() => view.openTrial(trialId)}>
              {t('offers.claims_show')}
            </MenuItem>
          ),
          isOver: ({ deactivatedAt }) => deactivatedAt !== null,
          renderForm: (trial, close) => (
            <TrialForm
              creatorId={creatorId}
              trial={trial}
              onSaved={({ trialId }) => {
                close()
                if (trial) toast.success(t('offers.saved'))
                else view.openTrial(trialId)
              }}
              onClose={close}
            />
          ),
          end: t('offers.deactivate'),
          endOf: ({ trialId, name }) => ({
            title: t('offers.deactivate_title', { name: isolate(name) }),
            text: t('offers.deactivate_trial_text'),
            trackedAs: 'trial-deactivate',
            call: () => send(deactivateTrial, { trialId }, { creatorId }),
          }),
          refresh: useInvalidateTrials(),
        }}
      />
      {opened && <LazyClaimsDrawer trial={opened} creatorId={creatorId} onClose={view.close} />}
    </>
  )
}
