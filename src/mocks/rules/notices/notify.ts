import type { ChatterPermissions } from '@/domain/account/permission'

import { emitEvent } from '../../state/emit-event'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { WireNotice } from '../../state/tool-state'
import type { World } from '../../state/world'
import { readsKey } from './notice-reads'
import { AGENCY } from '../../seed/staff'

const MAX_NOTICES = 300

type NoticeFacts = Pick<WireNotice, 'kind'> &
  Partial<Omit<WireNotice, 'kind' | 'notificationId' | 'at' | 'readAt'>>

/** A notice as the client may see it: amounts and colleagues only with their rights (screens S0). */
export const noticeFor = <Notice extends Pick<WireNotice, 'kind'>>(
  { canSeeSpend, canSeeStaffNames }: ChatterPermissions,
  notice: Notice,
): Notice => ({
  ...notice,
  ...(!canSeeSpend && { amount: null }),
  ...(!canSeeStaffNames && notice.kind === 'mention' && { userId: null }),
})

/** Adds a notice about a creator and emits it to all streams, or to one staff member only. */
export function addNotice(world: World, creator: SeedCreator, facts: NoticeFacts, onlyFor?: string): void {
  const notice: WireNotice = {
    notificationId: world.newId('notice-new'),
    userId: null,
    channelId: null,
    fanId: null,
    messageId: null,
    amount: null,
    currency: AGENCY.currency,
    text: null,
    item: null,
    soldById: null,
    ...facts,
    at: iso(world.now()),
    readAt: null,
  }
  const { notices, personalNotices } = world.state
  const [byKey, key] =
    onlyFor === undefined ? [notices, creator.userId] : [personalNotices, readsKey(onlyFor, creator)]
  byKey[key] = [notice, ...(byKey[key] ?? [])].slice(0, MAX_NOTICES)
  emitEvent(world, creator.userId, 'notification.new', { notification: notice }, onlyFor)
}
