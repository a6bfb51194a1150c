import type { AgencyChange } from '@/domain/server/server-event'

import { emitEvent } from '../../state/emit-event'
import { iso } from '../../seed/calendar'
import type { WireNotice } from '../../state/tool-state'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

const MAX_NOTICES = 100

/** Emits a change to managers with an open stream. */
export const emitAgencyChange = (world: World, what: AgencyChange): void => {
  emitEvent(world, null, 'agency.changed', { what })
}

/** Removes a person's unread notifications about a message. */
export function removeNotices(world: World, userId: string, messageId: string): void {
  const kept = world.state.personalNotices[userId]?.filter(
    (notice) => notice.messageId !== messageId || notice.readAt !== null,
  )
  if (kept) world.state.personalNotices[userId] = kept
}

/**
 * Notifies one user whichever creator is in focus. `from`: the colleague behind it; null for the agency.
 * `messageId`: its message.
 */
export function notifyPerson(
  world: World,
  userId: string,
  text: string,
  from: string | null,
  messageId: string | null = null,
): void {
  const notice: WireNotice = {
    notificationId: world.newId('notice-own'),
    kind: from === null ? 'system' : 'mention',
    userId: from,
    channelId: null,
    fanId: null,
    messageId,
    amount: null,
    currency: AGENCY.currency,
    text,
    item: null,
    soldById: null,
    at: iso(world.now()),
    readAt: null,
  }
  const others = world.state.personalNotices[userId] ?? []
  world.state.personalNotices[userId] = [notice, ...others].slice(0, MAX_NOTICES)
  emitEvent(world, null, 'notification.new', { notification: notice }, userId)
}
