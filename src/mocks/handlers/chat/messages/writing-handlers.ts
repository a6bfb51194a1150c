import type * as calls from '@/api/calls/chat/messages'

import { emitEvent } from '../../../state/emit-event'
import type { ToolHandlers } from '../../bind-handlers'
import { mediaById } from '../../../seed/vault/media-of'
import { iso } from '../../../seed/calendar'
import { invalidateChannel } from '../../../rules/threads/derived-threads'
import { ownMedia } from '../../../rules/media/own-media'
import { draftOf } from '../../../rules/threads/drafts'
import { resolveHeld } from '../../../wire/threads/held-messages'
import { lockOf } from '../../../rules/threads/locks'
import { toggleReaction, reportMessage, unsendMessage } from './message-actions'
import { bumpOffer, replaceOffer } from './offer-actions'
import { recordPresence } from '../../../rules/threads/record-presence'
import { messagePage } from './message-pages'
import { scheduledIn } from '../../../wire/threads/scheduled-messages'
import { sendOrSchedule, withdrawMessages } from './send-message'
import { releaseLock, takeLock } from './take-lock'
import { type Conversation, conversationOf } from '../../../rules/threads/conversation'
import type { StoredDraft } from '../../../state/thread-state'
import { translate } from '../../../rules/threads/translate'
import { wireMessage } from '../../../wire/threads/wire-message'

const wireDraft = ({ channelId }: Conversation, draft: StoredDraft | undefined) =>
  draft
    ? {
        ...draft,
        channelId,
        media: draft.mediaIds.flatMap((mediaId) => mediaById(mediaId) ?? []),
        updatedAt: iso(draft.updatedAt),
      }
    : null

/** Handlers of a conversation and its messages (screens S11). */
export const writingHandlers = {
  getDraft: ({ world, body, viewer: { creator } }) => {
    const conversation = conversationOf(world, creator, body.channelId)
    return { draft: wireDraft(conversation, draftOf(world, conversation)) }
  },
  /** A draft is kept as it is; what can not be sent is refused at the send. */
  saveDraft: ({ world, body, viewer }) => {
    const { account, creator } = viewer
    const conversation = conversationOf(world, creator, body.channelId)
    const { text, price } = body
    const mediaIds = body.mediaIds.filter((mediaId) => ownMedia(world, creator, mediaId) !== undefined)
    const taken = withdrawMessages(world, viewer, body.unsent ?? [])
    if (taken.length > 0) return { draft: wireDraft(conversation, draftOf(world, conversation)), taken }
    // A device whose clock is ahead would own the draft until then.
    const updatedAt = Math.min(Date.parse(body.updatedAt), world.now())
    const stored = world.state.threads.drafts[conversation.channelId]
    if (!stored || stored.updatedAt <= updatedAt) {
      world.state.threads.drafts[conversation.channelId] = {
        text,
        mediaIds,
        price,
        updatedAt,
        userId: account.userId,
      }
      invalidateChannel(world, conversation.channelId)
      emitEvent(world, creator.userId, 'channel.read', { channelId: conversation.channelId })
    }
    return { draft: wireDraft(conversation, draftOf(world, conversation)), taken }
  },
  bumpOffer: ({ world, body, viewer }) => ({
    message: bumpOffer(world, viewer, body),
  }),
  replaceOffer: ({ world, body, viewer }) => replaceOffer(world, viewer, body),
  unsendMessage: ({ world, body, viewer }) => ({
    message: unsendMessage(world, viewer, body.messageId),
  }),
  reactToMessage: ({ world, body, viewer }) => ({
    message: toggleReaction(world, viewer, body.messageId, body.emoji),
  }),
  reportMessage: ({ world, body, viewer }) => {
    reportMessage(world, viewer, body.messageId, body.reason)
  },
  sendTyping: ({ world, body, request, viewer: { account, creator } }) => {
    const conversation = conversationOf(world, creator, body.channelId)
    recordPresence(world, conversation, request)
    const { channelId, typing: isTyping } = body
    emitEvent(world, creator.userId, 'channel.typing', { channelId, userId: account.userId, isTyping })
  },
  lockChannel: ({ world, body, request, viewer }) => {
    const conversation = conversationOf(world, viewer.creator, body.channelId)
    if (body.take) takeLock(world, conversation, viewer, body.force ?? false)
    else releaseLock(world, conversation, viewer)
    recordPresence(world, conversation, request)
    return { lock: lockOf(world, conversation) }
  },
  listMessages: async ({ world, body, viewer }) => {
    const conversation = conversationOf(world, viewer.creator, body.channelId)
    const { positions, hasBefore, hasAfter } = await messagePage(conversation, body)
    const isNewest = !hasAfter && !body.query?.trim()
    const waiting = isNewest ? scheduledIn(world, conversation, viewer) : []
    const data = [...positions.map((position) => wireMessage(conversation, position, viewer)), ...waiting]
    return { data, hasBefore, hasAfter }
  },
  answerHeldMessage: ({ world, body, viewer }) => ({
    message: resolveHeld(world, viewer, body),
  }),
  sendMessage: ({ world, body, viewer }) => ({
    message: sendOrSchedule(world, viewer, body),
  }),
  translateText: ({ body }) => translate(body.text, body.to),
} satisfies Partial<ToolHandlers<typeof calls>>
