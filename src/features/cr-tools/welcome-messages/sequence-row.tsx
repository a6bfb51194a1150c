import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { ratio } from '@/domain/figures/metrics'
import type { WelcomeSequence, WelcomeState } from '@/domain/welcome/welcome-message'
import { overlapsWith } from '@/domain/welcome/welcome-rules'
import { formatDateTime, formatList, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'
import { Amount, Numeral, NoData } from '@/ui/text/figure'
import { SkeletonBar } from '@/ui/skeleton'
import { Badge, type Tone } from '@/ui/text/badge'
import { Fact } from '@/ui/text/fact'

import { useCanSeeSpend } from '../base/permissions'
import { totalOfSteps, type WelcomeStats } from './welcome-stats'
import { useLengthWords, useSequenceWords } from './use-sequence-words'

const TONES: Record<WelcomeState, Tone> = { active: 'success', paused: 'warning', archived: 'neutral' }

export function StateBadge({ state }: { state: WelcomeState }) {
  const { t } = useTranslation('marketplace')
  return <Badge tone={TONES[state]}>{t(`welcome.state_${state}`)}</Badge>
}

/** Says that some fans also get another sequence at the same moment. */
export function OverlapNote({
  sequence,
  others,
}: {
  sequence: WelcomeSequence
  others: readonly WelcomeSequence[]
}) {
  const { t } = useTranslation('marketplace')
  const overlaps = overlapsWith(sequence, others)
  if (overlaps.length === 0) return null
  const names = formatList(overlaps.map(({ name }) => isolate(name)))
  return (
    <span className="flex items-start gap-1 text-12 text-warning-text">
      <Icon of={TriangleAlert} size="xxs" className="mt-[3px] shrink-0" />
      <span>{t('welcome.overlap', { count: overlaps.length, names })}</span>
    </span>
  )
}

interface FiguresProps {
  timezone: string
  /** Of this sequence alone; undefined while it loads or after a failure. */
  stats: WelcomeStats | undefined
  hasFailed: boolean
}

function Figures({ stats, hasFailed, timezone: zone }: FiguresProps) {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  const total = stats && totalOfSteps(stats.data)
  const missing = hasFailed ? <NoData /> : <SkeletonBar className="mt-1 h-4 w-10" />
  const shown = (value: ReactNode) => (total ? value : missing)
  return (
    <dl className="grid w-full shrink-0 grid-cols-4 items-end gap-x-3 md:grid-cols-[1fr_1fr_auto_1fr] md:w-[min(50%,450px)] [&_dd]:font-medium [&_dd]:tabular-nums">
      <Fact name={t('welcome.sent')} info={t('welcome.sent_info', { zone })}>
        {shown(<Numeral value={total?.sent} />)}
      </Fact>
      <Fact name={t('welcome.seen')} info={t('welcome.seen_info', { zone })}>
        {shown(total && <Numeral value={ratio(total.seen, total.sent)} isRatio digits={1} />)}
      </Fact>
      <Fact name={t('welcome.unlocked')} info={t('welcome.unlocked_info', { zone })}>
        {shown(<Numeral value={total?.unlocked} />)}
      </Fact>
      {seesSpend && (
        <Fact name={t('welcome.earned')} info={t('welcome.earned_info', { zone })}>
          {shown(
            total && stats && total.earned !== null ? (
              <Amount of={{ amount: total.earned, currency: stats.currency }} isWhole />
            ) : (
              <NoData />
            ),
          )}
        </Fact>
      )}
    </dl>
  )
}

interface SequenceRowProps extends FiguresProps {
  creatorId: string
  sequence: WelcomeSequence
  others: readonly WelcomeSequence[]
  /** Of the address that shows its results. */
  search: string
}

/** A sequence in the list: what starts it, for whom, how long it takes, when it last sent, and its results. */
export function SequenceRow({ creatorId, sequence, others, search, ...figures }: SequenceRowProps) {
  const { t } = useTranslation('marketplace')
  const sequenceText = useSequenceWords(creatorId)
  const lengthWords = useLengthWords()
  const facts = [
    sequenceText.trigger(sequence),
    sequenceText.audience(sequence.audience),
    lengthWords(sequence),
    ...(sequence.waiting > 0
      ? [t('welcome.waiting', { count: sequence.waiting, number: formatNumber(sequence.waiting) })]
      : []),
    sequence.lastSentAt === null
      ? t('welcome.never_sent')
      : t('welcome.last_sent', { when: isolate(formatDateTime(sequence.lastSentAt, figures.timezone)) }),
  ]
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-1">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to={{ search }}
            draggable={false}
            // The whole row takes the press.
            className="min-w-0 rounded-mark font-strong wrap-anywhere after:absolute after:inset-0"
          >
            <bdi>{sequence.name}</bdi>
          </Link>
          <StateBadge state={sequence.state} />
        </div>
        <p className="text-13 text-text-quiet">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && <span aria-hidden> · </span>}
              {fact}
            </span>
          ))}
        </p>
        <OverlapNote sequence={sequence} others={others} />
      </div>
      <Figures {...figures} />
    </div>
  )
}
