import { Clock } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { ratio, relativeChange } from '@/domain/figures/metrics'
import type { WelcomeSequence, WelcomeStep, WelcomeStepStats } from '@/domain/welcome/welcome-message'
import { formatChange } from '@/features/figures/chart/figure-change'
import { LowData } from '@/features/figures/table/low-data'
import { formatNumber } from '@/i18n/format'
import { Badge } from '@/ui/text/badge'
import { cardClasses } from '@/ui/card'
import { FigureChange } from '@/ui/text/figure-change'
import { cx } from '@/ui/cx'
import { Fact } from '@/ui/text/fact'
import { Icon } from '@/ui/icon'
import { Amount, Numeral, NoData } from '@/ui/text/figure'

import { FanBubble } from '../../people/fan-bubble'
import { useFanValues } from '../../people/use-fan-values'
import { useCanSeeSpend } from '../../base/permissions'
import { useDelayWords } from '../delay'
import { useStepBubble } from '../use-step-bubble'

interface FigureProps {
  label: string
  /** Formula, population and time zone. */
  info: string
  value: ReactNode
  /** Below the figure: a share or a change. */
  note?: ReactNode
}

const Figure = ({ label, info, value, note }: FigureProps) => (
  <Fact name={label} info={info}>
    <span className="text-16 font-strong tabular-nums">{value}</span>
    {note && <span className="block text-12 text-text-quiet">{note}</span>}
  </Fact>
)

interface StepFiguresProps {
  stats: WelcomeStepStats | undefined
  before: WelcomeStepStats | undefined
  isPaid: boolean
  currency: string
  zone: string
}

const Share = ({ part, of }: { part: number; of: number }) => (
  <>
    <Numeral value={ratio(part, of)} isRatio /> <LowData of={of} />
  </>
)

const Against = ({ now, then }: { now: number; then: number | null | undefined }) => {
  const change = formatChange(relativeChange(now, then))
  return change ? <FigureChange of={change} /> : null
}

function StepFigures({ stats, before, isPaid, currency, zone }: StepFiguresProps) {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  if (!stats) return <p className="text-13 text-text-quiet">{t('welcome.messages_none')}</p>
  const { sent, seen, replied, unlocked, earned } = stats
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-x-4 gap-y-3">
      <Figure
        label={t('welcome.sent')}
        info={t('welcome.sent_info', { zone })}
        value={<Numeral value={sent} />}
        note={<Against now={sent} then={before?.sent} />}
      />
      <Figure
        label={t('welcome.seen')}
        info={t('welcome.seen_info', { zone })}
        value={<Numeral value={seen} />}
        note={<Share part={seen} of={sent} />}
      />
      <Figure
        label={t('welcome.replied')}
        info={t('welcome.replied_info', { zone })}
        value={<Numeral value={replied} />}
        note={<Share part={replied} of={sent} />}
      />
      {(isPaid || unlocked > 0) && (
        <>
          <Figure
            label={t('welcome.unlocked')}
            info={t('welcome.unlocked_info', { zone })}
            value={<Numeral value={unlocked} />}
            note={<Share part={unlocked} of={sent} />}
          />
          {seesSpend && (
            <Figure
              label={t('welcome.earned')}
              info={t('welcome.earned_info', { zone })}
              value={earned === null ? <NoData /> : <Amount of={{ amount: earned, currency }} />}
              note={earned !== null && <Against now={earned} then={before?.earned} />}
            />
          )}
        </>
      )}
    </dl>
  )
}

interface StepCardProps extends Omit<StepFiguresProps, 'isPaid'> {
  title: string
  /** When it goes out; absent for a removed one. */
  when?: string
  price: number
  bubble: ReactNode
}

function StepCard({ title, when, bubble, price, ...figures }: StepCardProps) {
  const { t } = useTranslation('marketplace')
  const waiting = figures.stats?.waiting ?? 0
  return (
    <li className={cx(cardClasses, 'grid gap-4 p-4 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)]')}>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 className="text-14 font-strong">{title}</h3>
          {when === undefined ? (
            <Badge>{t('welcome.removed')}</Badge>
          ) : (
            <span className="inline-flex items-center gap-1 text-13 text-text-quiet">
              <Icon of={Clock} size="xxs" />
              {when}
            </span>
          )}
        </div>
        {bubble}
      </div>
      <div className="grid min-w-0 content-start gap-3 md:pt-8">
        <StepFigures {...figures} isPaid={price > 0} />
        {when === undefined && <p className="text-13 text-text-quiet">{t('welcome.removed_hint')}</p>}
        {waiting > 0 && (
          <p className="text-13 text-text-quiet">
            {t('welcome.step_waiting', { count: waiting, number: formatNumber(waiting) })}
          </p>
        )}
      </div>
    </li>
  )
}

interface StepResultsProps {
  creatorId: string
  sequence: WelcomeSequence
  stats: readonly WelcomeStepStats[]
  before: readonly WelcomeStepStats[]
  /** A fan who got a message: variables show their values. */
  sampleId: string | null
  zone: string
}

/** Each message as fans read it, beside its results; removed ones with results come last. */
export function StepResults({ creatorId, sequence, stats, before, sampleId, zone }: StepResultsProps) {
  const { t } = useTranslation('marketplace')
  const delayWords = useDelayWords()
  const bubbleOf = useStepBubble(sequence.currency)
  const values = useFanValues(creatorId, sampleId)
  const resultsOf = ({ stepId }: Pick<WelcomeStep, 'stepId'>) => ({
    stats: stats.find((step) => step.stepId === stepId),
    before: before.find((step) => step.stepId === stepId),
    currency: sequence.currency,
    zone,
  })
  const removed = stats.filter((step) => step.isRemoved && step.sent > 0)
  return (
    <ol className="grid gap-3">
      {sequence.steps.map((step, index) => (
        <StepCard
          key={step.stepId}
          {...resultsOf(step)}
          title={t('welcome.message', { place: formatNumber(index + 1) })}
          when={delayWords(step)}
          price={step.price}
          bubble={<FanBubble {...bubbleOf(step, values)} />}
        />
      ))}
      {removed.map((step) => (
        <StepCard
          key={step.stepId}
          {...resultsOf(step)}
          title={t('welcome.earlier_message')}
          price={0}
          bubble={
            <p dir="auto" className="rounded-bubble bg-fill px-4 py-3 wrap-anywhere whitespace-pre-wrap">
              {step.text}
            </p>
          }
        />
      ))}
    </ol>
  )
}
