import * as v from 'valibot'

import {
  Channel,
  ChannelChips,
  ChannelCounts,
  ChannelLock,
  ChannelPatch,
  ChannelSort,
  ChannelTab,
  ChannelLabel,
  NextChannel,
  OpenChannel,
} from '@/domain/chat/channel'
import { CheckedText, CheckedTranslation } from '@/domain/crisis/checked-text'
import { Id } from '@/domain/server/id'
import { checkedContent } from '@/domain/chat/message-content'
import { ChannelDraft, Message, ThreadPage } from '@/domain/chat/message'
import { Cents } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S10, screens S11), with the creator's token. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/**
 * `counts` cover all channels, without filters. `query` finds names, notes of the staff and message text, of
 * which a server may read the newest only: here 30 in each of the 60 newest channels.
 */
export const listChannels = creatorCall({
  path: '/api/messages/channels/list',
  request: v.object({
    tab: ChannelTab,
    chips: ChannelChips,
    sort: ChannelSort,
    query: v.string(),
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(Channel).entries, counts: ChannelCounts }),
})

/** At most 500 channels; the answer omits those that no longer exist. */
export const updateChannels = creatorCall({
  path: '/api/messages/channels/update',
  request: v.object({ channelIds: v.array(Id), patch: ChannelPatch }),
  response: v.object({ data: validEntriesOf(Channel), counts: ChannelCounts }),
  onError: 'toast',
})

/** The best chat to open next, without those in `exclude`; a null id when no fan waits. */
export const findNextChannel = creatorCall({
  path: '/api/messages/channels/next',
  request: v.object({ exclude: v.array(Id) }),
  response: NextChannel,
  onError: 'toast',
})

export const listLabels = creatorCall({
  path: '/api/messages/labels/list',
  response: v.object({ data: validEntriesOf(ChannelLabel) }),
})

export const saveLabel = creatorCall({
  path: '/api/messages/labels/save',
  request: v.object({ labelId: v.optional(Id), name: v.string(), tone: v.number() }),
  response: ChannelLabel,
})

export const deleteLabel = creatorCall({
  path: '/api/messages/labels/delete',
  request: v.object({ labelId: Id }),
})

export const getChannel = creatorCall({
  path: '/api/messages/channel/get',
  request: v.object({ channelId: Id }),
  response: OpenChannel,
})

/**
 * A page of a thread, the newest without an anchor; `query` returns only matching messages. A page with the
 * newest message also contains all scheduled ones (`scheduledAt`), beyond `limit`; those cannot be anchors.
 */
export const listMessages = creatorCall({
  path: '/api/messages/list',
  request: v.object({
    channelId: Id,
    before: v.optional(Id),
    after: v.optional(Id),
    around: v.optional(Id),
    query: v.optional(v.string()),
    limit: v.number(),
  }),
  response: ThreadPage,
})

/** The same `clientId` returns the first result again. */
export const sendMessage = creatorCall({
  path: '/api/messages/send',
  request: v.object({
    clientId: v.string(),
    channelId: Id,
    ...checkedContent,
    replyToId: v.nullish(Id),
    scriptId: v.nullish(Id),
    scriptStep: v.nullish(v.number()),
    scheduledAt: v.nullish(isoTime),
    translation: v.nullish(CheckedTranslation),
  }),
  response: v.object({ message: Message }),
})

/**
 * For a scheduled message that the check held. `send`: sends it now; `back`: returns it to its writer and
 * unschedules it.
 */
export const answerHeldMessage = creatorCall({
  path: '/api/messages/held/answer',
  request: v.object({ messageId: Id, answer: v.picklist(['send', 'back']) }),
  response: v.object({ message: Message }),
  onError: 'toast',
})

export const unsendMessage = creatorCall({
  path: '/api/messages/unsend',
  request: v.object({ messageId: Id }),
  response: v.object({ message: Message }),
  onError: 'toast',
})

/** Reminds the fan of an offer with a reply to it; not twice within several hours. */
export const bumpOffer = creatorCall({
  path: '/api/messages/offer/bump',
  request: v.object({ messageId: Id, clientId: v.string(), text: CheckedText }),
  response: v.object({ message: Message }),
})

/** Unsends an offer and sends it again at another price; not twice within several hours. */
export const replaceOffer = creatorCall({
  path: '/api/messages/offer/replace',
  request: v.object({ messageId: Id, clientId: v.string(), price: Cents }),
  response: v.object({ message: Message, replaced: Message }),
})

/** Toggles the creator's reaction. */
export const reactToMessage = creatorCall({
  path: '/api/messages/react',
  request: v.object({ messageId: Id, emoji: v.string() }),
  response: v.object({ message: Message }),
  onError: 'toast',
})

export const reportMessage = creatorCall({
  path: '/api/messages/report',
  request: v.object({ messageId: Id, reason: v.string() }),
})

/** Marks everything up to this message as seen; whose turn it is does not change. */
export const markRead = creatorCall({
  path: '/api/messages/read',
  request: v.object({ channelId: Id, messageId: Id }),
  response: v.object({ channel: Channel, counts: ChannelCounts }),
  onError: 'ignore',
})

export const sendTyping = creatorCall({
  path: '/api/messages/typing',
  request: v.object({ channelId: Id, typing: v.boolean() }),
  onError: 'ignore',
})

/**
 * Takes or renews the lock (45 s), or releases it; `force` takes it over from a colleague, which is logged.
 */
export const lockChannel = creatorCall({
  path: '/api/messages/lock',
  request: v.object({ channelId: Id, take: v.boolean(), force: v.optional(v.boolean()) }),
  response: v.object({ lock: orNull(ChannelLock) }),
})

export const getDraft = creatorCall({
  path: '/api/messages/drafts/get',
  request: v.object({ channelId: Id }),
  response: v.object({ draft: orNull(ChannelDraft) }),
  onError: 'ignore',
})

/**
 * The newest draft wins: for an older one the server responds with the newer. `unsent`: keys of messages
 * whose text the draft takes over; the server rejects them from then on. `taken`: those it accepted before,
 * in which case it saves nothing.
 */
export const saveDraft = creatorCall({
  path: '/api/messages/drafts/save',
  request: v.object({
    channelId: Id,
    text: v.string(),
    mediaIds: v.array(Id),
    price: Cents,
    updatedAt: isoTime,
    unsent: v.optional(v.array(Id)),
  }),
  response: v.object({ draft: orNull(ChannelDraft), taken: orElse(validEntriesOf(Id), []) }),
  onError: 'ignore',
})

/** `back`: the translation translated back, to check its meaning. */
export const translateText = creatorCall({
  path: '/api/messages/translate',
  request: v.object({ text: v.string(), to: v.string() }),
  response: v.object({ text: v.string(), from: v.string(), back: v.string() }),
})
