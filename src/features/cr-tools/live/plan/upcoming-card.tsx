import { CalendarClock, Radio } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useMutation } from '@tanstack/react-query'

import type { Broadcast } from '@/domain/live/broadcast'
import { formatDateTime, formatList, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Badge, type Tone } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'
import { Fact } from '@/ui/text/fact'
import { cancelLive, getLiveStatus, startLive } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason, useMayEdit } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { useColleagueNames } from '../../people/colleague-names'
import { useAskCreator } from './use-ask-creator'
import { useCanGoLive, useOnlyModerates } from '../live-rights'
import { useShowBroadcast } from '../use-show-broadcast'
import { TipList } from '../tip-list'
import { CameraTestCard } from './camera-test'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

const CAMERA_TONE: Record<Broadcast['camera'], Tone> = {
  untested: 'neutral',
  requested: 'warning',
  ready: 'success',
  failed: 'danger',
}

/** Who may watch. */
function LiveAudience({ broadcast: { price, tiers, currency } }: { broadcast: Broadcast }) {
  const { t } = useTranslation('tools')
  const { namesOf } = useTierNames()
  if (price > 0)
    return (
      <>
        {t('broadcast.who_ticket')} <Amount of={{ amount: price, currency }} />
      </>
    )
  return tiers.length === 0 ? t('broadcast.who_all') : namesOf(tiers)
}

/** Who moderates, by name; how many, where the user sees no names. */
function Moderators({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('tools')
  const nameOf = useColleagueNames(ids)
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  if (ids.length === 0) return t('broadcast.not_given')
  return names.length < ids.length ? formatNumber(ids.length) : formatList(names.map(isolate))
}

function LiveFacts({ broadcast, name }: { broadcast: Broadcast; name: string }) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const { currency, goal } = broadcast
  return (
    <dl className="grid grid-cols-2 gap-3 wrap-anywhere md:grid-cols-3">
      <Fact name={t('broadcast.when')}>
        {broadcast.startsAt === null
          ? t('broadcast.when_ready')
          : formatDateTime(broadcast.startsAt, timezone)}
      </Fact>
      <Fact name={t('broadcast.who')}>
        <LiveAudience broadcast={broadcast} />
      </Fact>
      <Fact name={t('broadcast.goal')}>
        {goal ? (
          <>
            <bdi>{goal.title}</bdi> <Amount of={{ amount: goal.amount, currency }} />
          </>
        ) : (
          t('broadcast.not_given')
        )}
      </Fact>
      <Fact name={t('broadcast.menu')}>
        {broadcast.tipMenu.length > 0 ? <TipList broadcast={broadcast} /> : t('broadcast.not_given')}
      </Fact>
      <Fact name={t('broadcast.moderators')}>
        <Moderators ids={broadcast.moderatorIds} />
      </Fact>
      <Fact name={t('broadcast.camera')}>
        <Badge tone={CAMERA_TONE[broadcast.camera]}>
          {t(`broadcast.camera_${broadcast.camera}`, { name })}
        </Badge>
      </Fact>
    </dl>
  )
}

interface UpcomingCardProps {
  creatorId: string
  /** The creator's name, bidi-isolated. */
  name: string
  broadcast: Broadcast
  isBusy: boolean
  /** The address leads to it. */
  isAddressed: boolean
  onEdit: () => void
}

function CancelLiveDialog({
  creatorId,
  broadcast,
  onClose,
}: {
  creatorId: string
  broadcast: Broadcast
  onClose: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <ConfirmCall
      title={t('broadcast.cancel_title', { title: isolate(broadcast.title) })}
      cancelLabel={t('broadcast.keep')}
      confirmLabel={t('broadcast.cancel')}
      trackedAs="live-cancel"
      call={() => send(cancelLive, { liveId: broadcast.liveId }, { creatorId })}
      refresh={useInvalidateCalls(getLiveStatus)}
      done={{ text: t('broadcast.canceled') }}
      onClose={onClose}
    >
      {t('broadcast.cancel_text')}
    </ConfirmCall>
  )
}

/** Starts the live with permission to broadcast; otherwise asks the creator on their own screen. */
function StartButtons({
  creatorId,
  name,
  broadcast,
  isBusy,
}: Omit<UpcomingCardProps, 'isAddressed' | 'onEdit'>) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  const canGoLive = useCanGoLive()
  const start = useMutation({
    mutationFn: () => send(startLive, { liveId: broadcast.liveId }, { creatorId }),
    onSuccess: useShowBroadcast(creatorId),
  })
  const { liveId } = broadcast
  const asking = { creatorId, liveId, onDone: () => toast.success(t('broadcast.camera_asked', { name })) }
  const askStart = useAskCreator({ ...asking, kind: 'go_live' })
  const askCamera = useAskCreator({ ...asking, kind: 'camera' })
  const busyReason = isBusy ? t('broadcast.start_busy') : undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          icon={Radio}
          busy={start.isPending}
          disabledReason={disabledReason ?? (canGoLive ? busyReason : t('broadcast.start_off', { name }))}
          onClick={() => start.mutate()}
        >
          {t('broadcast.start')}
        </Button>
        <Button
          disabledReason={disabledReason ?? busyReason}
          busy={askStart.isPending}
          onClick={() => askStart.mutate()}
        >
          {t('broadcast.ask_start', { name })}
        </Button>
        <Button disabledReason={disabledReason} busy={askCamera.isPending} onClick={() => askCamera.mutate()}>
          {t('broadcast.camera_ask')}
        </Button>
      </div>
      <CallError error={start.error} />
      <CallError error={askStart.error} />
      <CallError error={askCamera.error} />
    </div>
  )
}

function focusCard(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' })
  card?.focus()
}

/** Card of a planned live: details, camera status, start button. */
export function UpcomingCard(props: UpcomingCardProps) {
  const { t } = useTranslation('tools')
  const { creatorId, name, broadcast, isAddressed, onEdit } = props
  const disabledReason = useEditDisabledReason('live')
  const mayEdit = useMayEdit('live')
  const canGoLive = useCanGoLive()
  const onlyModerates = useOnlyModerates(broadcast)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section aria-label={broadcast.title} {...(isAddressed && { tabIndex: -1, ref: focusCard })}>
      <Card
        title={
          <span className="flex items-center gap-2">
            <Icon of={CalendarClock} size="xs" className="text-text-quiet" />
            <bdi className="wrap-anywhere">{broadcast.title}</bdi>
          </span>
        }
        actions={
          onlyModerates ? (
            <Badge tone="accent">{t('broadcast.you_moderate')}</Badge>
          ) : (
            <>
              <Button size="small" disabledReason={disabledReason} onClick={onEdit}>
                {t('broadcast.edit')}
              </Button>
              <Button
                size="small"
                kind="ghost"
                disabledReason={disabledReason}
                onClick={() => setConfirming(true)}
              >
                {t('broadcast.cancel')}
              </Button>
            </>
          )
        }
        body="grid gap-4"
      >
        <LiveFacts broadcast={broadcast} name={name} />
        {canGoLive && mayEdit && <CameraTestCard />}
        {!onlyModerates && <StartButtons {...props} />}
        {isConfirming && (
          <CancelLiveDialog
            creatorId={creatorId}
            broadcast={broadcast}
            onClose={() => setConfirming(false)}
          />
        )}
      </Card>
    </section>
  )
}
