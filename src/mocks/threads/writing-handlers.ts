import type * as calls from '@/api/calls/messages'

import { emit } from '../live'
import type { Handlers } from '../implement'
import { mediaOf } from '../media/media-of'
import { iso } from '../seed/calendar'
import type { World } from '../world'
import { touch } from './derived'
import { draftOf } from './drafts'
import { answerHeld } from './held'
import { lockOf } from './locks'
import { react, report, unsend } from './message-acts'
import { bump, replace } from './offer-acts'
import { noteThere } from './presence-notes'
import { reader, writer } from './reader'
import { partOf } from './reading'
import { scheduledIn } from './scheduled'
import { sendIt, withdraw } from './send'
import { giveLock, takeLock } from './take-lock'
import { type Talk, talkOf } from './talk'
import type { StoredDraft } from './thread-state'
import { translated } from './translate'
import { wireMessage } from './wire-message'

type MessagesHandlers = Handlers<typeof calls>
type Some<Name extends keyof MessagesHandlers> = Pick<MessagesHandlers, Name>

const wireDraft = ({ channelId }: Talk, draft: StoredDraft | undefined) =>
  draft
    ? {
        ...draft,
        channelId,
        media: draft.mediaIds.flatMap((mediaId) => mediaOf(mediaId) ?? []),
        updatedAt: iso(draft.updatedAt),
      }
    : null

const drafts = (world: World): Some<'getDraft' | 'saveDraft'> => ({
  getDraft: ({ body, request }) => {
    const talk = talkOf(world, reader(world, request).creator, body.channelId)
    return { draft: wireDraft(talk, draftOf(world, talk)) }
  },
  saveDraft: ({ body, request }) => {
    const viewer = writer(world, request)
    const { account, creator } = viewer
    const talk = talkOf(world, creator, body.channelId)
    const { text, mediaIds, price } = body
    const taken = withdraw(world, viewer, body.unsent ?? [])
    if (taken.length > 0) return { draft: wireDraft(talk, draftOf(world, talk)), taken }
    const updatedAt = Date.parse(body.updatedAt)
    const stored = world.state.threads.drafts[talk.channelId]
    if (!stored || stored.updatedAt <= updatedAt) {
      world.state.threads.drafts[talk.channelId] = {
        text,
        mediaIds,
        price,
        updatedAt,
        userId: account.userId,
      }
      touch(world, talk.channelId)
      emit(world, creator.userId, 'channel.read', { channelId: talk.channelId })
    }
    return { draft: wireDraft(talk, draftOf(world, talk)), taken }
  },
})

const acts = (
  world: World,
): Some<'unsendMessage' | 'reactToMessage' | 'reportMessage' | 'bumpOffer' | 'replaceOffer'> => ({
  bumpOffer: ({ body, request }) => ({ message: bump(world, writer(world, request), body) }),
  replaceOffer: ({ body, request }) => replace(world, writer(world, request), body),
  unsendMessage: ({ body, request }) => ({ message: unsend(world, writer(world, request), body.messageId) }),
  reactToMessage: ({ body, request }) => ({
    message: react(world, writer(world, request), body.messageId, body.emoji),
  }),
  reportMessage: ({ body, request }) => {
    report(world, reader(world, request), body.messageId, body.reason)
    return {}
  },
})

const presence = (world: World): Some<'tellTyping' | 'lockChannel'> => ({
  tellTyping: ({ body, request }) => {
    const { account, creator } = writer(world, request)
    const talk = talkOf(world, creator, body.channelId)
    noteThere(world, talk, request, body.typing)
    const { channelId, typing: isTyping } = body
    emit(world, creator.userId, 'channel.typing', { channelId, userId: account.userId, isTyping })
    return {}
  },
  lockChannel: ({ body, request }) => {
    const viewer = writer(world, request)
    const talk = talkOf(world, viewer.creator, body.channelId)
    if (body.take) takeLock(world, talk, viewer, body.force ?? false)
    else giveLock(world, talk, viewer)
    noteThere(world, talk, request, body.take)
    return { lock: lockOf(world, talk) }
  },
})

/** Handlers of a conversation and its messages (screens S11). */
export const writingHandlers = (
  world: World,
): Pick<
  MessagesHandlers,
  | 'listMessages'
  | 'sendMessage'
  | 'answerHeldMessage'
  | 'unsendMessage'
  | 'bumpOffer'
  | 'replaceOffer'
  | 'reactToMessage'
  | 'reportMessage'
  | 'tellTyping'
  | 'lockChannel'
  | 'getDraft'
  | 'saveDraft'
  | 'translateText'
> => ({
  ...drafts(world),
  ...acts(world),
  ...presence(world),
  listMessages: async ({ body, request }) => {
    const viewer = reader(world, request)
    const talk = talkOf(world, viewer.creator, body.channelId)
    const { places, hasBefore, hasAfter } = await partOf(talk, body)
    const isNewest = !hasAfter && !body.query?.trim()
    const waiting = isNewest ? scheduledIn(world, talk, viewer) : []
    const data = [...places.map((place) => wireMessage(talk, place, viewer)), ...waiting]
    return { data, hasBefore, hasAfter }
  },
  answerHeldMessage: ({ body, request }) => ({
    message: answerHeld(world, writer(world, request), body),
  }),
  sendMessage: ({ body, request }) => ({ message: sendIt(world, writer(world, request), body) }),
  translateText: ({ body, request }) => {
    reader(world, request)
    return translated(body.text, body.to)
  },
})
