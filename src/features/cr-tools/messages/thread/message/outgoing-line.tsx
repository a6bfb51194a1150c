import {
  CalendarClock,
  Clock3,
  CloudOff,
  Pencil,
  RotateCcw,
  SendHorizontal,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OutboxMessage } from '@/domain/chat/outbox'
import { formatNumber, timeBeside } from '@/i18n/format'
import { useOnline } from '@/services/network/online'
import { onTick, lastTickAt } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { Spinner } from '@/ui/spinner'

import { retryOutgoing } from '../../../outbox/outbox'
import { dropOutgoing, editFailed, sendNow, undoSend } from '../../../outbox/outbox-actions'
import { focusLine } from '../base/thread-focus'

const LINE_CLASS =
  'mt-[2px] flex flex-wrap items-center justify-end gap-[6px] px-1 text-12 text-text-faint tabular-nums'

/** A line with actions, whose focus stays at the message when they go. */
function ActionsLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      ref={usePassFocusOn<HTMLDivElement>((actions) => actions.closest('[data-key]'))}
      className={LINE_CLASS}
    >
      {children}
    </div>
  )
}

/** Drops the message; the focus goes to another once its line has unmounted. */
function dropWithLine(clientId: string): void {
  dropOutgoing(clientId)
  setTimeout(() => focusLine(clientId))
}

/** Why it waits: its queue, the network, or a failed attempt that will be retried. */
function Waiting({ of: { lastError } }: { of: OutboxMessage }) {
  const { t } = useTranslation('tools')
  const isOnline = useOnline()
  if (isOnline && lastError !== null) return <Retrying error={lastError} />
  return (
    <p className={LINE_CLASS}>
      <Icon of={isOnline ? Clock3 : CloudOff} />
      {isOnline ? t('thread.queued') : t('thread.waiting')}
    </p>
  )
}

/** An attempt has failed; it retries automatically, so the user need not act yet. */
function Retrying({ error }: { error: NonNullable<OutboxMessage['lastError']> }) {
  const { t } = useTranslation('tools')
  return (
    <p className={LINE_CLASS}>
      <Spinner />
      {t(`thread.retrying_${error}`)}
    </p>
  )
}

/** Until its undo time is over. */
function InUndoTime({ of }: { of: OutboxMessage }) {
  const { t } = useTranslation('tools')
  const seconds = useSyncExternalStore(onTick, () =>
    Math.max(0, Math.ceil((of.heldUntil - Date.now()) / 1000)),
  )
  // The sender may not be loaded yet.
  if (seconds === 0) return <Waiting of={of} />
  return (
    <ActionsLine id={`meta-${of.clientId}`}>
      <Icon of={of.scheduledAt === null ? Clock3 : CalendarClock} />
      {/* A visual countdown: screen readers would announce every second. */}
      {of.scheduledAt === null ? (
        <span aria-hidden>{t('thread.held', { seconds: formatNumber(seconds) })}</span>
      ) : (
        <span>
          {t('thread.scheduled_for', { time: timeBeside(Date.parse(of.scheduledAt), lastTickAt()) })}
        </span>
      )}
      <Button size="small" icon={Undo2} onClick={() => undoSend(of.clientId)}>
        {t('thread.take_back')}
      </Button>
      {of.scheduledAt === null && (
        <Button size="small" kind="ghost" icon={SendHorizontal} onClick={() => sendNow(of.clientId)}>
          {t('thread.send_now')}
        </Button>
      )}
    </ActionsLine>
  )
}

function Failed({ of }: { of: OutboxMessage }) {
  const { t } = useTranslation(['tools', 'common'])
  return (
    <ActionsLine>
      <p role="alert" className="flex items-center gap-[5px] text-danger-text">
        <Icon of={TriangleAlert} />
        {of.problem === null ? t('thread.send_failed') : t('thread.send_failed_why', { reason: of.problem })}
      </p>
      <Button size="small" icon={RotateCcw} onClick={() => retryOutgoing(of.clientId)}>
        {t('common:error_state.retry')}
      </Button>
      <Button size="small" icon={Pencil} onClick={() => editFailed(of.clientId)}>
        {t('thread.send_edit')}
      </Button>
      <Button size="small" kind="ghost" icon={Trash2} onClick={() => dropWithLine(of.clientId)}>
        {t('thread.send_delete')}
      </Button>
    </ActionsLine>
  )
}

/** The state of an unsent message, with its actions. */
export function OutgoingLine({ of }: { of: OutboxMessage }) {
  const { t } = useTranslation('tools')
  if (of.state === 'held') return <InUndoTime of={of} />
  if (of.state === 'failed') return <Failed of={of} />
  if (of.state !== 'sending') return <Waiting of={of} />
  if (of.lastError !== null) return <Retrying error={of.lastError} />
  return (
    <p className={LINE_CLASS}>
      <Spinner />
      {t('thread.sending')}
    </p>
  )
}
