import i18n from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import type { Queued } from '@/domain/outbox'
import { href } from '@/domain/routes'
import { toast } from '@/services/toasts'

import { useOpenOutgoing, watchNotSent } from './not-sent'
import { shelfOf } from './outbox'

/** Enough to know the message by. */
const SHOWN_CHARACTERS = 80

/** A toast for each message that fails while its conversation is not open; it stays until it is closed or sent. */
export function useNotSentToasts(userId: string | undefined): void {
  const { pathname } = useLocation()
  const open = useOpenOutgoing()
  // A message that is becoming a draft, as its writer leaves, has not failed.
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
