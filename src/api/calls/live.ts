import * as v from 'valibot'

import {
  ALERT_KINDS,
  Broadcast,
  broadcastSettings,
  LiveComment,
  LiveSummary,
  LiveTip,
  MODERATION_ACTS,
  TopTipper,
} from '@/domain/broadcast'
import { CheckedText } from '@/domain/checked-text'
import { Id } from '@/domain/id'
import { Media } from '@/domain/media'
import { Cents } from '@/domain/money'
import { pageRequest } from '@/domain/page'
import { Nothing, orElse, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S19, /live); as the creator in focus. */

const oneLive = v.object({ liveId: Id })

/** The live that is on, and those that are planned, soonest first. */
export const getLiveStatus = call({
  method: 'POST',
  path: '/api/live/status',
  request: v.object({}),
  response: v.object({ live: v.nullish(Broadcast, null), upcoming: orElse(readableOf(Broadcast), []) }),
  onError: 'throw',
  token: 'creator',
})

export const createLive = call({
  method: 'POST',
  path: '/api/live/create',
  request: v.object({ clientId: v.string(), ...broadcastSettings }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Who may watch, the price and the time answer 409 once it is on. */
export const updateLive = call({
  method: 'POST',
  path: '/api/live/update',
  request: v.object({ liveId: Id, patch: v.partial(v.object(broadcastSettings)) }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Goes live from this browser: staff need the right to (`canGoLive`). Answers 409 while another one is on. */
export const startLive = call({
  method: 'POST',
  path: '/api/live/start',
  request: oneLive,
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

export const endLive = call({
  method: 'POST',
  path: '/api/live/end',
  request: v.object({ liveId: Id, savesRecording: v.boolean() }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Takes back one that is planned; tickets are refunded. */
export const cancelLive = call({
  method: 'POST',
  path: '/api/live/cancel',
  request: oneLive,
  response: Nothing,
  onError: 'throw',
  token: 'creator',
})

/** Shows a word or a request on the creator's own screen. */
export const alertCreator = call({
  method: 'POST',
  path: '/api/live/alert',
  request: v.object({ liveId: Id, clientId: v.string(), kind: v.picklist(ALERT_KINDS), text: v.string() }),
  response: Nothing,
  onError: 'throw',
  token: 'creator',
})

/** Those that are over, newest first. */
export const listPastLives = call({
  method: 'POST',
  path: '/api/live/list',
  request: v.object(pageRequest),
  response: v.object({ data: readableOf(Broadcast), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Colleagues who can moderate: those who work for the creator. */
export const listLiveModerators = call({
  method: 'POST',
  path: '/api/live/moderators/list',
  request: v.object({}),
  response: v.object({ userIds: readableOf(Id) }),
  onError: 'throw',
  token: 'creator',
})

/** Newest first. */
export const listLiveChat = call({
  method: 'POST',
  path: '/api/live/chat/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: v.object({ data: readableOf(LiveComment), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Writes as the creator. */
export const sendLiveChat = call({
  method: 'POST',
  path: '/api/live/chat/send',
  request: v.object({ liveId: Id, clientId: v.string(), text: CheckedText, replyToId: v.nullable(Id) }),
  response: LiveComment,
  onError: 'throw',
  token: 'creator',
})

/** On a fan, or on a comment: the one that the act is about must be named. */
export const moderateLiveChat = call({
  method: 'POST',
  path: '/api/live/chat/moderate',
  request: v.object({
    liveId: Id,
    act: v.picklist(MODERATION_ACTS),
    userId: v.optional(Id),
    commentId: v.optional(Id),
  }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Newest first, with the sum of all and the fans who paid most. */
export const listLiveTips = call({
  method: 'POST',
  path: '/api/live/tips/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: v.object({
    data: readableOf(LiveTip),
    lastId: v.nullish(Id, null),
    total: orElse(Cents, 0),
    top: orElse(readableOf(TopTipper), []),
  }),
  onError: 'throw',
  token: 'creator',
})

export const getLiveSummary = call({
  method: 'POST',
  path: '/api/live/summary',
  request: oneLive,
  response: LiveSummary,
  onError: 'throw',
  token: 'creator',
})

/** Puts the recording of one that is over into the vault. Answers 409 once it is there, 404 when it is no longer kept. */
export const saveLiveRecording = call({
  method: 'POST',
  path: '/api/live/recording/save',
  request: oneLive,
  response: Media,
  onError: 'throw',
  token: 'creator',
})
