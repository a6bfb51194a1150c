import { BIG_SPENDER_FROM } from '@/domain/channel-view'
import type { ChannelTab } from '@/domain/channel'

import type { Facts } from './facts'

const isPriority = (row: Facts): boolean =>
  row.isPinned ||
  (row.ourTurnSince !== null && (row.spend >= BIG_SPENDER_FROM || row.memberState === 'expiring'))

const TAB_HOLDS: Record<ChannelTab, (row: Facts) => boolean> = {
  waiting: ({ ourTurnSince }) => ourTurnSince !== null,
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  priority: isPriority,
  groups: ({ kind }) => kind === 'group',
  archived: () => true,
}

/** Whether a tab contains a channel; archived ones are only in their own tab. */
export const isInTab = (tab: ChannelTab, row: Facts): boolean =>
  row.isArchived === (tab === 'archived') && TAB_HOLDS[tab](row)
