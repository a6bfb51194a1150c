import i18n from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import type { OutboxMessage } from '@/domain/chat/outbox'
import { href } from '@/domain/page/routes'
import { toast } from '@/services/page/toasts'

import { useOpenOutgoing, watchFailedMessages } from './failed-messages'
import { outboxStoreOf } from './outbox'

/** Enough to recognise the message. */
const PREVIEW_LENGTH = 80

/**
 * Shows a toast for each message that fails while its conversation is closed; it stays until dismissed or
 * sent.
 */
export function useFailedMessageToasts(userId: string | undefined): void {
  const { pathname } = useLocation()
  const open = useOpenOutgoing()
  // A message that becomes a draft at logout has not failed.
  const isSeen = useEffectEvent(
    ({ channelId, problem }: OutboxMessage) =>
      pathname === href('channel', { channelId }) || problem === i18n.t('tools:outbox.leaving'),
  )
  const show = useEffectEvent((entry: OutboxMessage) =>
    toast.error(i18n.t('tools:outbox.not_sent'), {
      detail: entry.text.slice(0, PREVIEW_LENGTH) || (entry.problem ?? ''),
      action: { label: i18n.t('tools:outbox.open'), onPress: () => open(entry) },
      isSticky: true,
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
