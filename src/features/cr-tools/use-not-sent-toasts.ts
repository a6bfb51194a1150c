import i18n from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import type { Queued } from '@/domain/outbox'
import { href } from '@/domain/routes'
import { toast } from '@/services/toasts'

import { useOpenOutgoing, watchNotSent } from './not-sent'
import { shelfOf } from './outbox'

/** Enough to recognise the message. */
const SHOWN_CHARACTERS = 80

/**
 * Shows a toast for each message that fails while its conversation is closed; it stays until dismissed or
 * sent.
 */
export function useNotSentToasts(userId: string | undefined): void {
  const { pathname } = useLocation()
  const open = useOpenOutgoing()
  // A message that becomes a draft at logout has not failed.
  const isSeen = useEffectEvent(
    ({ channelId, problem }: Queued) =>
      pathname === href('channel', { channelId }) || problem === i18n.t('tools:outbox.leaving'),
  )
  const show = useEffectEvent((entry: Queued) =>
    toast.error(i18n.t('tools:outbox.not_sent'), {
      detail: entry.text.slice(0, SHOWN_CHARACTERS) || (entry.problem ?? ''),
      action: { label: i18n.t('tools:outbox.open'), onPress: () => open(entry) },
      isSticky: true,
    }),
  )
  useEffect(() => {
    if (userId === undefined) return undefined
    return watchNotSent(shelfOf(userId), {
      isSeen: (entry) => isSeen(entry),
      show: (entry) => show(entry),
      dismiss: (id) => toast.dismiss(id),
    })
  }, [userId])
}
