import type * as calls from '@/api/calls/chat/messages'
import { CHANNELS_PER_UPDATE_MAX } from '@/config/tool-limits'

import type { ToolHandlers } from '../../bind-handlers'
import { notFound, invalidField } from '../../../rules/base/refusal'
import { tabCountsOf } from '../../../rules/inbox/tab-counts'
import { type ChannelListRequest, channelListPage } from '../../../rules/inbox/channel-list'
import { patchChannel, markRead } from '../../../rules/threads/read-marks'
import { findMessage } from './message-actions'
import { nextChannel } from './next-channel'
import { recordPresence } from '../../../rules/threads/record-presence'
import { conversationOf, findConversation } from '../../../rules/threads/conversation'
import { wireChannel, wireOpenChannel } from '../../../wire/threads/wire-channel'

/** Order and matches would reveal hidden spend. */
function withoutSpend({ chips, sort, ...asked }: ChannelListRequest): ChannelListRequest {
  const { spenders: _, ...others } = chips
  return { ...asked, chips: others, sort: sort === 'spend' ? 'waiting' : sort }
}

/** Handlers of the list of conversations (screens S10). */
export const channelHandlers = {
  updateChannels: ({ world, body, viewer }) => {
    if (body.channelIds.length > CHANNELS_PER_UPDATE_MAX) throw invalidField('channelIds', 'too_many_at_once')
    const conversations = body.channelIds.flatMap(
      (channelId) => findConversation(world, viewer.creator, channelId) ?? [],
    )
    for (const conversation of conversations) patchChannel(world, conversation, body.patch)
    return {
      data: conversations.map((conversation) => wireChannel(world, conversation, viewer)),
      counts: tabCountsOf(world, viewer.creator),
    }
  },
  markRead: ({ world, body, request, viewer }) => {
    const conversation = conversationOf(world, viewer.creator, body.channelId)
    const { position, conversation: where } = findMessage(world, viewer, body.messageId)
    if (where.channelId !== conversation.channelId) throw notFound()
    markRead(world, conversation, position)
    recordPresence(world, conversation, request)
    return { channel: wireChannel(world, conversation, viewer), counts: tabCountsOf(world, viewer.creator) }
  },
  listChannels: async ({ world, body, viewer }) => {
    const given = { ...body, userId: viewer.account.userId }
    const asked = viewer.permissions.canSeeSpend ? given : withoutSpend(given)
    const { channelIds, lastId } = await channelListPage(world, viewer.creator, asked)
    const data = channelIds.map((channelId) =>
      wireChannel(world, conversationOf(world, viewer.creator, channelId), viewer),
    )
    return { data, counts: tabCountsOf(world, viewer.creator), lastId }
  },
  findNextChannel: ({ world, body, viewer }) => nextChannel(world, viewer, body.exclude),
  getChannel: ({ world, body, viewer }) => {
    return wireOpenChannel(world, conversationOf(world, viewer.creator, body.channelId), viewer)
  },
} satisfies Partial<ToolHandlers<typeof calls>>
