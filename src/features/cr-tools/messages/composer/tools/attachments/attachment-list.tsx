import { CheckCheck, Lock, CalendarClock, Zap } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useEffect } from 'react'

import { Badge } from '@/ui/text/badge'
import { money } from '@/domain/money/money'
import { isPriceWithin } from '@/domain/money/price-limits'
import { formatMoney, formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Amount } from '@/ui/text/figure'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { deferred } from '@/services/loading/deferred'

import { RightsWarning } from '../../../../media/rights-warning'
import { type ComposerStore, useContent, useContentOf } from '../../store/composer-store'
import { MediaStrip } from './media-strip'
import { sentDay } from '../scripts/sent-status'
import { useSentSteps } from '../scripts/use-sent-steps'
import { currencyOf } from '../../store/recipient'
import { openTool } from '../panel/open-tool'
import { usePriceLimits } from '../price/use-price-limits'
import { Chip } from './chip'
import { requestTranslation, useTranslationSettings } from '../translate/translation-settings'
import { requestStep, endRun, useNextStep } from '../scripts/script-run'

/** Offers the next step after a script step was sent. */
function NextStep({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const run = useNextStep(composer)
  const { scriptId } = useContent(composer)
  if (!run || run.next === null || scriptId !== null) return null
  const { script, next } = run
  const values = { name: isolate(script.name), step: next + 1, count: script.steps.length }
  const waitFor = script.steps[next - 1]?.waitFor ?? 'nothing'
  // `ourTurnSince` is set as soon as the fan has replied.
  const isHere = waitFor === 'nothing' || (waitFor === 'reply' && composer.channel?.ourTurnSince != null)
  const shown = isHere ? t('compose_tools.next', values) : t(`compose_tools.next_${waitFor}`, values)
  return (
    <Chip
      icon={Zap}
      removeName={t('compose_tools.next_drop')}
      onPress={() => {
        requestStep(composer, run, next)
        openTool(composer, 'scripts')
      }}
      onRemove={() => {
        endRun(composer)
        composer.focus()
      }}
    >
      <span className="text-13">{shown}</span>{' '}
      <span className="sr-only">{t('compose_tools.next_insert', values)}</span>
    </Chip>
  )
}

const TranslationPanel = deferred(
  async () => (await import('../translate/translation-panel')).TranslationPanel,
)

/**
 * Shows the translation and its back-translation before sending, so that the writer can judge it (screens
 * S11).
 */
function TranslationStrip({ composer }: { composer: ComposerStore }) {
  const translating = useTranslationSettings(composer)
  const given = useContentOf(composer, ({ translation }) => translation?.to)
  useEffect(() => {
    if (given !== undefined) requestTranslation(composer, given)
  }, [composer, given])
  return translating && <TranslationPanel composer={composer} to={translating.to} />
}

/** The scheduled time of the message; red when it has passed. */
function ScheduleChip({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(composer)
  useMinute()
  if (scheduledAt === null) return null
  const at = Date.parse(scheduledAt)
  const time = formatDateTime(at)
  return (
    <Chip
      icon={CalendarClock}
      tone={at > serverNow() ? 'accent' : 'danger'}
      name={t('compose_tools.schedule_change', { time })}
      removeName={t('compose_tools.schedule_remove')}
      onPress={() => openTool(composer, 'schedule')}
      onRemove={() => {
        composer.update({ scheduledAt: null })
        composer.focus()
      }}
    >
      <bdi>{time}</bdi>
    </Chip>
  )
}

/** The price of the message; red when it is not allowed or not an amount. */
function PriceChip({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { price, unclearPrice, media } = useContent(composer)
  const limits = usePriceLimits(composer.creatorId)(media.map(({ kind }) => kind))
  if (price === 0 && unclearPrice === null) return null
  const of = money(price, currencyOf(composer))
  return (
    <Chip
      icon={Lock}
      tone={unclearPrice === null && isPriceWithin(price, limits) ? 'accent' : 'danger'}
      name={t('compose_tools.price_change', {
        price: unclearPrice === null ? formatMoney(of) : isolate(unclearPrice),
      })}
      removeName={t('compose_tools.price_remove')}
      onPress={() => openTool(composer, 'price')}
      onRemove={() => {
        composer.update({ price: 0, unclearPrice: null, lockText: null })
        composer.focus()
      }}
    >
      {unclearPrice === null ? <Amount of={of} /> : <bdi className="cut">{unclearPrice}</bdi>}
    </Chip>
  )
}

/** Marks a message whose script step this fan already received; it can be sent again. */
function SentBefore({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { scriptId, scriptStep } = useContent(composer)
  const { receivedOf } = useSentSteps(composer, scriptId !== null)
  const sentAt =
    scriptId === null || scriptStep === null ? null : receivedOf(scriptId).get(scriptStep)?.sentAt
  if (sentAt == null) return null
  return (
    <Badge tone="warning" icon={CheckCheck}>
      {t('compose_tools.step_sent_before', { date: sentDay(sentAt) })}
    </Badge>
  )
}

export interface AttachmentListProps {
  composer: ComposerStore
  /** When its page sends the message; absent for at once, and in a chat, where it has its own time. */
  at?: number | undefined
}

/** Warns of media without rights, when the message goes out. */
function RightsOfMessage({ composer, at }: AttachmentListProps) {
  const { media, scheduledAt } = useContent(composer)
  return (
    <div className="grid gap-2 not-empty:pb-2 empty:hidden">
      <RightsWarning
        creatorId={composer.creatorId}
        media={media}
        at={scheduledAt === null ? at : Date.parse(scheduledAt)}
      />
    </div>
  )
}

/** Attachments of the message as chips above the toolbar; takes no space when empty. */
export function AttachmentList({ composer, at }: AttachmentListProps) {
  return (
    <>
      <TranslationStrip composer={composer} />
      <RightsOfMessage composer={composer} at={at} />
      <div className="flex flex-wrap items-center gap-2 not-empty:pb-2 empty:hidden">
        <MediaStrip composer={composer} />
        <PriceChip composer={composer} />
        <ScheduleChip composer={composer} />
        <SentBefore composer={composer} />
        <NextStep composer={composer} />
      </div>
    </>
  )
}
