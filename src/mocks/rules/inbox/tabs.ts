import { BIG_SPENDER_MIN_CENTS } from '@/domain/chat/channel-view'
import type { ChannelTab } from '@/domain/chat/channel'

import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'

const isPriority = (row: ChannelFacts): boolean =>
  row.isPinned ||
  (row.ourTurnSince !== null && (row.spend >= BIG_SPENDER_MIN_CENTS || row.memberState === 'expiring'))

const TAB_TESTS: Record<ChannelTab, (row: ChannelFacts) => boolean> = {
  waiting: ({ ourTurnSince }) => ourTurnSince !== null,
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  priority: isPriority,
  groups: ({ kind }) => kind === 'group',
  archived: () => true,
}

/** Whether a tab contains a channel; archived ones are only in their own tab. */
export const isInTab = (tab: ChannelTab, row: ChannelFacts): boolean =>
  row.isArchived === (tab === 'archived') && TAB_TESTS[tab](row)
