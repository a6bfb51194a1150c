import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import { t } from '@/i18n'
import { useRoles, useSession } from '@/features/auth'
import { hasOutage, onOutageChange } from '@/services/network/connection'
import { onOnlineChange } from '@/services/network/online'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { href } from '@/domain/page/routes'
import { toast } from '@/services/page/toasts'
import { cutText } from '@/lib/text/graphemes'

import { startOutbox } from './start-outbox'
import { useOpenOutgoing, watchFailedMessages } from './failed-messages'
import { outboxStoreOf } from './outbox'

/** Enough to recognise the message. */
const PREVIEW_LENGTH = 80

/**
 * Shows a toast for each message that fails while its conversation is closed. The inbox shows it until it is
 * sent or deleted.
 */
function useFailedMessageToasts(userId: string | undefined): void {
  const { pathname } = useLocation()
  const open = useOpenOutgoing()
  const isSeen = useEffectEvent(({ channelId }: OutboxMessage) => pathname === href('channel', { channelId }))
  const show = useEffectEvent((entry: OutboxMessage) =>
    toast.error(t('tools:outbox.not_sent'), {
      detail: cutText(entry.text, PREVIEW_LENGTH) || (entry.problem ?? ''),
      action: { label: t('tools:outbox.open'), onPress: () => open(entry) },
    }),
  )
  useEffect(() => {
    if (userId === undefined) return undefined
    return watchFailedMessages(outboxStoreOf(userId), {
      isSeen: (entry) => isSeen(entry),
      show: (entry) => show(entry),
      dismiss: (id) => toast.dismiss(id),
    })
  }, [userId])
}

/** Sends the outbox on any page while a chatter is signed in. */
export function OutboxRunner() {
  const client = useQueryClient()
  const { userId } = useSession()
  useFailedMessageToasts(userId)
  const isChatter = useRoles().roles.includes('chatter')
  useEffect(() => {
    if (userId === undefined || !isChatter) return
    let wasOut = hasOutage()
    const running = startOutbox(userId, client, hasOutage)
    const stops = [
      onOutageChange(() => {
        // Also runs when a check finds the server was never unreachable; messages then keep their backoff.
        if (wasOut && !hasOutage()) running.sender.wake()
        wasOut = hasOutage()
      }),
      onOnlineChange(() => running.sender.wake()),
    ]
    return () => {
      for (const stop of stops) stop()
      running.stop()
    }
  }, [client, userId, isChatter])
  return null
}
