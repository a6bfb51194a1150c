import * as v from 'valibot'

import {
  ALERT_KINDS,
  Broadcast,
  broadcastSettings,
  LiveComment,
  LiveSummary,
  LiveTip,
  MODERATION_ACTIONS,
  TopTipper,
} from '@/domain/live/broadcast'
import { CheckedText } from '@/domain/crisis/checked-text'
import { Id } from '@/domain/server/id'
import { Media } from '@/domain/vault/media'
import { Cents } from '@/domain/money/money'
import { pageRequest } from '@/domain/server/list-page'
import { IgnoredResponse, orElse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const liveIdRequest = v.object({ liveId: Id })

/** The current live, and the planned ones, soonest first. */
export const getLiveStatus = call({
  method: 'POST',
  path: '/api/live/status',
  request: v.object({}),
  response: v.object({ live: v.nullish(Broadcast, null), upcoming: orElse(validEntriesOf(Broadcast), []) }),
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

/** 409 for audience, price and time once it has started. */
export const updateLive = call({
  method: 'POST',
  path: '/api/live/update',
  request: v.object({ liveId: Id, patch: v.partial(v.object(broadcastSettings)) }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Goes live from this browser: staff need `canGoLive`. 409 while another one is running. */
export const startLive = call({
  method: 'POST',
  path: '/api/live/start',
  request: liveIdRequest,
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

/** Cancels a planned live; tickets are refunded. */
export const cancelLive = call({
  method: 'POST',
  path: '/api/live/cancel',
  request: liveIdRequest,
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Shows a message or a request on the creator's own screen. */
export const alertCreator = call({
  method: 'POST',
  path: '/api/live/alert',
  request: v.object({ liveId: Id, clientId: v.string(), kind: v.picklist(ALERT_KINDS), text: v.string() }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Ended lives, newest first. */
export const listPastLives = call({
  method: 'POST',
  path: '/api/live/list',
  request: v.object(pageRequest),
  response: v.object({ data: validEntriesOf(Broadcast), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Colleagues who can moderate: those who work for the creator. */
export const listLiveModerators = call({
  method: 'POST',
  path: '/api/live/moderators/list',
  request: v.object({}),
  response: v.object({ userIds: validEntriesOf(Id) }),
  onError: 'throw',
  token: 'creator',
})

/** Newest first. */
export const listLiveChat = call({
  method: 'POST',
  path: '/api/live/chat/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: v.object({ data: validEntriesOf(LiveComment), lastId: v.nullish(Id, null) }),
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

/** Acts on a fan or a comment: the id of the target is required. */
export const moderateLiveChat = call({
  method: 'POST',
  path: '/api/live/chat/moderate',
  request: v.object({
    liveId: Id,
    act: v.picklist(MODERATION_ACTIONS),
    userId: v.optional(Id),
    commentId: v.optional(Id),
  }),
  response: Broadcast,
  onError: 'throw',
  token: 'creator',
})

/** Newest first, with the total and the top fans. */
export const listLiveTips = call({
  method: 'POST',
  path: '/api/live/tips/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: v.object({
    data: validEntriesOf(LiveTip),
    lastId: v.nullish(Id, null),
    total: orElse(Cents, 0),
    top: orElse(validEntriesOf(TopTipper), []),
  }),
  onError: 'throw',
  token: 'creator',
})

export const getLiveSummary = call({
  method: 'POST',
  path: '/api/live/summary',
  request: liveIdRequest,
  response: LiveSummary,
  onError: 'throw',
  token: 'creator',
})

/** Saves the recording of an ended live to the vault. 409 if it is there already, 404 after its retention. */
export const saveLiveRecording = call({
  method: 'POST',
  path: '/api/live/recording/save',
  request: liveIdRequest,
  response: Media,
  onError: 'throw',
  token: 'creator',
})
