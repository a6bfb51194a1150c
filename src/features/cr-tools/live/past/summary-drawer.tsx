import { useTranslation } from '@/i18n/use-translation'
import { useMutation, useQuery } from '@tanstack/react-query'

import type { LiveSummary } from '@/domain/live/broadcast'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { QueryContent } from '@/ui/feedback/query-content'
import { Drawer } from '@/ui/overlay/dialog'
import { Amount, NoData } from '@/ui/text/figure'
import { SkeletonBar } from '@/ui/skeleton'
import { InfoTip } from '@/ui/info-tip'
import { Sparkline } from '@/ui/chart/sparkline'
import { Fact } from '@/ui/text/fact'
import { getLiveSummary, listPastLives, saveLiveRecording } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'

import { useCanSeeSpend, useEditDisabledReason } from '../../base/permissions'
import { RecordingLink } from './recording-link'
import { TopTippers, TopTippersTitle } from '../room/top-tippers'

const NameWithInfo = ({ name, info }: { name: string; info: string }) => (
  <span className="inline-flex items-center gap-[2px]">
    {name}
    <InfoTip about={name}>{info}</InfoTip>
  </span>
)

function SummaryAudience({ summary }: { summary: LiveSummary }) {
  const { t } = useTranslation('tools')
  const rows = [
    [t('broadcast.column_peak'), t('broadcast.column_peak_info'), summary.broadcast.peakViewers],
    [t('broadcast.sum_average'), t('broadcast.sum_average_info'), summary.averageViewers],
    [t('broadcast.sum_watched'), t('broadcast.sum_watched_info'), summary.watched],
    [t('broadcast.sum_wrote'), t('broadcast.sum_wrote_info'), summary.wrote],
    [t('broadcast.sum_paid'), t('broadcast.sum_paid_info'), summary.paid],
    [t('broadcast.sum_comments'), t('broadcast.sum_comments_info'), summary.comments],
  ] as const
  return (
    <section aria-label={t('broadcast.sum_audience')} className="grid gap-3">
      <h3 className="font-strong">{t('broadcast.sum_audience')}</h3>
      <figure className="grid gap-1">
        <Sparkline
          points={summary.series.map(({ viewers }) => viewers)}
          width={420}
          height={96}
          className="w-full"
        />
        <figcaption className="text-12 text-text-quiet">{t('broadcast.sum_course')}</figcaption>
      </figure>
      <dl className="grid grid-cols-2 gap-3">
        {rows.map(([label, info, value]) => (
          <Fact key={label} name={label} info={info} className="tabular-nums">
            {formatNumber(value)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function SummaryRevenue({ summary }: { summary: LiveSummary }) {
  const { t } = useTranslation('tools')
  const { currency, earned } = summary.broadcast
  const rows = [
    [t('broadcast.tips'), t('broadcast.tips_info'), summary.tips],
    [t('broadcast.sum_tickets'), t('broadcast.sum_tickets_info'), summary.tickets],
    [t('broadcast.sum_other'), t('broadcast.sum_other_info'), summary.other],
    [t('broadcast.sum_gross'), t('broadcast.sum_gross_info'), earned],
    [t('broadcast.sum_fee'), t('broadcast.sum_fee_info'), summary.fee === null ? null : -summary.fee],
    [t('broadcast.sum_net'), t('broadcast.sum_net_info'), summary.net],
  ] as const
  return (
    <section aria-label={t('broadcast.sum_money')} className="grid gap-2">
      <h3 className="font-strong">{t('broadcast.sum_money')}</h3>
      <dl className="grid gap-1">
        {rows.map(([label, info, amount]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-quiet">
              <NameWithInfo name={label} info={info} />
            </dt>
            <dd>{amount === null ? <NoData /> : <Amount of={{ amount, currency }} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SummaryRecording({ creatorId, summary }: { creatorId: string; summary: LiveSummary }) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  const { liveId } = summary.broadcast
  const save = useMutation({
    mutationFn: () => send(saveLiveRecording, { liveId }, { creatorId }),
    onSuccess: () => toast.success(t('broadcast.recording_done')),
    onSettled: useInvalidateCalls(getLiveSummary, listPastLives),
  })
  return (
    <section aria-label={t('broadcast.recording')} className="grid justify-items-start gap-2">
      <h3 className="font-strong">{t('broadcast.recording')}</h3>
      {summary.recordingMedia ? (
        <RecordingLink mediaId={summary.recordingMedia.mediaId} />
      ) : (
        <p className="text-text-quiet">{t(`broadcast.recording_${summary.recording}`)}</p>
      )}
      {summary.recording === 'available' && (
        <Button busy={save.isPending} disabledReason={disabledReason} onClick={() => save.mutate()}>
          {t('broadcast.recording_save')}
        </Button>
      )}
      <CallError error={save.error} />
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
  const seesSpend = useCanSeeSpend()
  const read = useQuery(queryOf(getLiveSummary, { liveId }, creatorId))
  const summary = read.data
  return (
    <Drawer
      title={
        summary ? t('broadcast.summary', { title: isolate(summary.broadcast.title) }) : t('broadcast.past')
      }
      trackedAs="live-summary"
      onClose={onClose}
    >
      <QueryContent of={read} skeleton={<SkeletonBar className="h-96" />}>
        {summary && (
          <div className="grid gap-6">
            <SummaryAudience summary={summary} />
            {seesSpend && (
              <>
                <SummaryRevenue summary={summary} />
                <section aria-label={t('broadcast.top')} className="grid gap-2">
                  <h3 className="font-strong">
                    <TopTippersTitle />
                  </h3>
                  <TopTippers tippers={summary.top} currency={summary.broadcast.currency} />
                </section>
              </>
            )}
            <SummaryRecording creatorId={creatorId} summary={summary} />
          </div>
        )}
      </QueryContent>
    </Drawer>
  )
}
