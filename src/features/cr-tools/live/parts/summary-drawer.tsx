import { useTranslation } from '@/i18n/use-translation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { useQueryStatus } from '@/api/query-status'
import type { LiveSummary } from '@/domain/live/broadcast'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Drawer } from '@/ui/overlay/dialog'
import { Amount } from '@/ui/text/figure'
import { SkeletonBar } from '@/ui/skeleton'
import { Sparkline } from '@/ui/chart/sparkline'
import { Fact } from '@/ui/text/fact'
import { getLiveSummary, saveLiveRecording } from '@/api/calls/creator/live'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'

import { useEditDisabledReason } from '../../base/edit-rights'
import { TopTippers } from './top-tippers'

function SummaryAudience({ of }: { of: LiveSummary }) {
  const { t } = useTranslation('tools')
  const rows = [
    [t('broadcast.column_peak'), of.broadcast.peakViewers],
    [t('broadcast.sum_average'), of.averageViewers],
    [t('broadcast.sum_watched'), of.watched],
    [t('broadcast.sum_wrote'), of.wrote],
    [t('broadcast.sum_paid'), of.paid],
    [t('broadcast.sum_comments'), of.comments],
  ] as const
  return (
    <section aria-label={t('broadcast.sum_audience')} className="grid gap-3">
      <h3 className="font-strong">{t('broadcast.sum_audience')}</h3>
      <figure className="grid gap-1">
        <Sparkline
          points={of.series.map(({ viewers }) => viewers)}
          width={420}
          height={96}
          className="w-full"
        />
        <figcaption className="text-12 text-text-quiet">{t('broadcast.sum_course')}</figcaption>
      </figure>
      <dl className="grid grid-cols-2 gap-3">
        {rows.map(([label, value]) => (
          <Fact key={label} name={label} className="tabular-nums">
            {formatNumber(value)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function SummaryRevenue({ of }: { of: LiveSummary }) {
  const { t } = useTranslation('tools')
  const { currency, earned } = of.broadcast
  const rows = [
    [t('broadcast.tips'), of.tips],
    [t('broadcast.sum_tickets'), of.tickets],
    [t('broadcast.sum_other'), of.other],
    [t('broadcast.sum_gross'), earned],
    [t('broadcast.sum_fee'), -of.fee],
    [t('broadcast.sum_net'), of.net],
  ] as const
  return (
    <section aria-label={t('broadcast.sum_money')} className="grid gap-2">
      <h3 className="font-strong">{t('broadcast.sum_money')}</h3>
      <dl className="grid gap-1">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-quiet">{label}</dt>
            <dd>
              <Amount of={{ amount, currency }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SummaryRecording({ creatorId, of }: { creatorId: string; of: LiveSummary }) {
  const { t } = useTranslation('tools')
  const off = useEditDisabledReason('live')
  const client = useQueryClient()
  const { liveId } = of.broadcast
  const save = useMutation({
    mutationFn: () => send(saveLiveRecording, { liveId }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: () => toast.success(t('broadcast.recording_done')),
    onSettled: () => invalidateCalls(client, getLiveSummary),
  })
  return (
    <section aria-label={t('broadcast.recording')} className="grid justify-items-start gap-2">
      <h3 className="font-strong">{t('broadcast.recording')}</h3>
      <p className="text-text-quiet">{t(`broadcast.recording_${of.recording}`)}</p>
      {of.recording === 'available' && (
        <Button busy={save.isPending} disabledReason={off} onClick={() => save.mutate()}>
          {t('broadcast.recording_save')}
        </Button>
      )}
    </section>
  )
}

interface SummaryDrawerProps {
  creatorId: string
  liveId: string
  onClose: () => void
}

/** Summary of a past live: audience, revenue, recording. */
export function SummaryDrawer({ creatorId, liveId, onClose }: SummaryDrawerProps) {
  const { t } = useTranslation('tools')
  const read = useQuery(queryOf(getLiveSummary, { liveId }, creatorId))
  const of = read.data
  return (
    <Drawer
      title={of ? t('broadcast.summary', { title: isolate(of.broadcast.title) }) : t('broadcast.past')}
      trackedAs="live-summary"
      onClose={onClose}
    >
      <ContentState status={useQueryStatus(read)} skeleton={<SkeletonBar className="h-96" />}>
        {of && (
          <div className="grid gap-6">
            <SummaryAudience of={of} />
            <SummaryRevenue of={of} />
            <section aria-label={t('broadcast.top')} className="grid gap-2">
              <h3 className="font-strong">{t('broadcast.top')}</h3>
              <TopTippers of={of.top} currency={of.broadcast.currency} />
            </section>
            <SummaryRecording creatorId={creatorId} of={of} />
          </div>
        )}
      </ContentState>
    </Drawer>
  )
}
