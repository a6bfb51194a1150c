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
import { toServerTime } from '@/services/network/server-clock'
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

interface OutgoingLineProps {
  /** Names the message with its state. */
  id: string
  of: OutboxMessage
}

/** A line with actions, whose focus stays at the message when they go. */
function ActionsLine({ children }: { children: ReactNode }) {
  return (
    <div
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
function Waiting({ id, of }: OutgoingLineProps) {
  const { t } = useTranslation('tools')
  const isOnline = useOnline()
  if (isOnline && of.lastError !== null) return <Trying id={id} of={of} />
  return (
    <p id={id} className={LINE_CLASS}>
      <Icon of={isOnline ? Clock3 : CloudOff} />
      {isOnline ? t('thread.queued') : t('thread.waiting')}
    </p>
  )
}

/** An attempt runs, or has failed; it retries automatically, so the user need not act yet. */
function Trying({ id, of: { lastError } }: OutgoingLineProps) {
  const { t } = useTranslation('tools')
  return (
    <p id={id} className={LINE_CLASS}>
      <Spinner />
      {lastError === null ? t('thread.sending') : t(`thread.retrying_${lastError}`)}
    </p>
  )
}

/** Until its undo time is over. */
function InUndoTime({ id, of }: OutgoingLineProps) {
  const { t } = useTranslation('tools')
  const seconds = useSyncExternalStore(onTick, () =>
    Math.max(0, Math.ceil((of.heldUntil - Date.now()) / 1000)),
  )
  // The sender may not be loaded yet.
  if (seconds === 0) return <Waiting id={id} of={of} />
  return (
    <ActionsLine>
      <Icon of={of.scheduledAt === null ? Clock3 : CalendarClock} />
      {of.scheduledAt === null ? (
        <span id={id}>
          {/* A visual countdown: screen readers would announce every second. */}
          <span className="sr-only">{t('thread.queued')}</span>
          <span aria-hidden>{t('thread.held', { seconds: formatNumber(seconds) })}</span>
        </span>
      ) : (
        <span id={id}>
          {t('thread.scheduled_for', {
            time: timeBeside(Date.parse(of.scheduledAt), toServerTime(lastTickAt())),
          })}
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

function Failed({ id, of }: OutgoingLineProps) {
  const { t } = useTranslation(['tools', 'common'])
  return (
    <ActionsLine>
      <p id={id} role="alert" className="flex items-center gap-[5px] text-danger-text">
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
export function OutgoingLine(line: OutgoingLineProps) {
  const { state } = line.of
  if (state === 'held') return <InUndoTime {...line} />
  if (state === 'failed') return <Failed {...line} />
  return state === 'sending' ? <Trying {...line} /> : <Waiting {...line} />
}
