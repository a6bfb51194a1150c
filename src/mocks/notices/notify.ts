import { emit } from '../live'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { WireNotice } from '../tool-state'
import type { World } from '../world'

const KEPT = 300

type Facts = Pick<WireNotice, 'kind'> & Partial<Omit<WireNotice, 'kind' | 'notificationId' | 'at' | 'readAt'>>

/** Something has happened around a creator: it is listed, and told to all who listen. */
export function notify(world: World, creator: SeedCreator, facts: Facts): void {
  const notice: WireNotice = {
    notificationId: world.newId('notice-new'),
    userId: null,
    channelId: null,
    messageId: null,
    amount: null,
    currency: 'USD',
    text: null,
    ...facts,
    at: iso(world.now()),
    readAt: null,
  }
  const others = world.state.notices[creator.userId] ?? []
  world.state.notices[creator.userId] = [notice, ...others].slice(0, KEPT)
  emit(world, creator.userId, 'notification.new', { notification: notice })
}
