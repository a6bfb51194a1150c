import type { ChatterPermissions } from '@/domain/permission'

import { emit } from '../live'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { WireNotice } from '../tool-state'
import type { World } from '../world'
import { sideKey } from './reading'

const KEPT = 300

type Facts = Pick<WireNotice, 'kind'> & Partial<Omit<WireNotice, 'kind' | 'notificationId' | 'at' | 'readAt'>>

/** A notice as the client may see it: amounts only with the right to see spend (screens S0). */
export const noticeFor = <Notice extends Partial<Pick<WireNotice, 'amount'>>>(
  { canSeeSpend }: ChatterPermissions,
  notice: Notice,
): Notice => (canSeeSpend ? notice : { ...notice, amount: null })

/** Adds a notice about a creator and emits it to all streams, or to one staff member only. */
export function notify(world: World, creator: SeedCreator, facts: Facts, onlyFor?: string): void {
  const notice: WireNotice = {
    notificationId: world.newId('notice-new'),
    userId: null,
    channelId: null,
    fanId: null,
    messageId: null,
    amount: null,
    currency: 'USD',
    text: null,
    item: null,
    soldById: null,
    ...facts,
    at: iso(world.now()),
    readAt: null,
  }
  const { notices, personalNotices } = world.state
  const [shelf, key] =
    onlyFor === undefined ? [notices, creator.userId] : [personalNotices, sideKey(onlyFor, creator)]
  shelf[key] = [notice, ...(shelf[key] ?? [])].slice(0, KEPT)
  emit(world, creator.userId, 'notification.new', { notification: notice }, onlyFor)
}
