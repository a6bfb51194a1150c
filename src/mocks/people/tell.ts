import type { AgencyNews } from '@/domain/live-event'

import { emit } from '../live'
import { iso } from '../seed/calendar'
import type { WireNotice } from '../tool-state'
import type { World } from '../world'

const KEPT = 100

/** Emits a change to managers with an open stream. */
export const tellAgency = (world: World, what: AgencyNews): void => {
  emit(world, null, 'agency.changed', { what })
}

/** Removes a person's unread notifications about a message. */
export function forgetNotices(world: World, userId: string, messageId: string): void {
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
    currency: 'USD',
    text,
    item: null,
    soldById: null,
    at: iso(world.now()),
    readAt: null,
  }
  const others = world.state.personalNotices[userId] ?? []
  world.state.personalNotices[userId] = [notice, ...others].slice(0, KEPT)
  emit(world, null, 'notification.new', { notification: notice }, userId)
}
