import type * as calls from '@/api/calls/messages'

import type { Handlers } from '../implement'
import { missing, unfit } from '../refusal'
import type { World } from '../world'
import { countsOf } from './counts'
import { type Asked, listed } from './listing'
import { patchTalk, readUpTo, unreadAgain } from './marks'
import { messagePlace } from './message-acts'
import { nextChannel } from './next'
import { noteThere } from './presence-notes'
import { reader, writer } from './reader'
import { talkOf } from './talk'
import { wireChannel, wireOpenChannel } from './wire-channel'

type MessagesHandlers = Handlers<typeof calls>
type Some<Name extends keyof MessagesHandlers> = Pick<MessagesHandlers, Name>

const MOST_AT_ONCE = 500

const marks = (world: World): Some<'updateChannels' | 'markRead' | 'markUnread'> => ({
  updateChannels: ({ body, request }) => {
    const viewer = writer(world, request)
    if (body.channelIds.length > MOST_AT_ONCE) throw unfit('channelIds', 'too_many_at_once')
    const talks = body.channelIds.map((channelId) => talkOf(world, viewer.creator, channelId))
    for (const talk of talks) patchTalk(world, talk, body.patch)
    return {
      data: talks.map((talk) => wireChannel(world, talk, viewer)),
      counts: countsOf(world, viewer.creator),
    }
  },
  markRead: ({ body, request }) => {
    const viewer = reader(world, request)
    const talk = talkOf(world, viewer.creator, body.channelId)
    const { place, talk: where } = messagePlace(world, viewer, body.messageId)
    if (where.channelId !== talk.channelId) throw missing()
    readUpTo(world, talk, place)
    noteThere(world, talk, request)
    return { channel: wireChannel(world, talk, viewer), counts: countsOf(world, viewer.creator) }
  },
  markUnread: ({ body, request }) => {
    const viewer = writer(world, request)
    const talk = talkOf(world, viewer.creator, body.channelId)
    unreadAgain(world, talk)
    return { channel: wireChannel(world, talk, viewer), counts: countsOf(world, viewer.creator) }
  },
})

/** Order and matches would reveal hidden spend. */
function withoutSpend({ chips, sort, ...asked }: Asked): Asked {
  const { spenders: _, ...others } = chips
  return { ...asked, chips: others, sort: sort === 'spend' ? 'waiting' : sort }
}

/** Handlers of the list of conversations (screens S10). */
export const channelHandlers = (
  world: World,
): Some<
  'listChannels' | 'updateChannels' | 'findNextChannel' | 'getChannel' | 'markRead' | 'markUnread'
> => ({
  ...marks(world),
  listChannels: async ({ body, request }) => {
    const viewer = reader(world, request)
    const given = { ...body, me: viewer.account.userId }
    const asked = viewer.permissions.canSeeSpend ? given : withoutSpend(given)
    const { channelIds, lastId } = await listed(world, viewer.creator, asked)
    const data = channelIds.map((channelId) =>
      wireChannel(world, talkOf(world, viewer.creator, channelId), viewer),
    )
    return { data, counts: countsOf(world, viewer.creator), lastId }
  },
  findNextChannel: ({ body, request }) => nextChannel(world, reader(world, request), body.exclude),
  getChannel: ({ body, request }) => {
    const viewer = reader(world, request)
    return wireOpenChannel(world, talkOf(world, viewer.creator, body.channelId), viewer)
  },
})
