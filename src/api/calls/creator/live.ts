import * as v from 'valibot'

import {
  ALERT_KINDS,
  Broadcast,
  broadcastSettings,
  BroadcastSort,
  BroadcastSums,
  LiveComment,
  LiveSummary,
  LiveTip,
  MODERATION_ACTIONS,
  TopTipper,
} from '@/domain/live/broadcast'
import { CheckedText } from '@/domain/crisis/checked-text'
import { Id } from '@/domain/server/id'
import { Media } from '@/domain/vault/media'
import { cents } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const liveIdRequest = v.object({ liveId: Id })

/** The current live, and the planned ones, soonest first. */
export const getLiveStatus = creatorCall({
  path: '/api/live/status',
  request: v.object({}),
  response: v.object({ live: v.nullish(Broadcast, null), upcoming: orElse(validEntriesOf(Broadcast), []) }),
})

export const createLive = creatorCall({
  path: '/api/live/create',
  request: v.object({ clientId: v.string(), ...broadcastSettings }),
  response: Broadcast,
})

/** 409 for audience, price and time once it has started. */
export const updateLive = creatorCall({
  path: '/api/live/update',
  request: v.object({ liveId: Id, patch: v.partial(v.object(broadcastSettings)) }),
  response: Broadcast,
})

/** Goes live from this browser: staff need `canGoLive`. 409 while another one is running. */
export const startLive = creatorCall({
  path: '/api/live/start',
  request: liveIdRequest,
  response: Broadcast,
})

export const endLive = creatorCall({
  path: '/api/live/end',
  request: v.object({ liveId: Id, savesRecording: v.boolean() }),
  response: Broadcast,
})

/** Cancels a planned live; tickets are refunded. */
export const cancelLive = creatorCall({ path: '/api/live/cancel', request: liveIdRequest })

/** Shows a message or a request on the creator's own screen. */
export const alertCreator = creatorCall({
  path: '/api/live/alert',
  request: v.object({ liveId: Id, clientId: v.string(), kind: v.picklist(ALERT_KINDS), text: v.string() }),
})

/** Ended lives, newest first unless `sort` says otherwise. `total` and `sums` cover them all, not only this page. */
export const listPastLives = creatorCall({
  path: '/api/live/list',
  request: v.object({ sort: v.optional(BroadcastSort), ...pageRequest }),
  response: v.object({
    ...listPageOf(Broadcast).entries,
    total: v.optional(v.number()),
    sums: orNull(BroadcastSums),
  }),
})

/** Colleagues who can moderate: those who work for the creator. */
export const listLiveModerators = creatorCall({
  path: '/api/live/moderators/list',
  request: v.object({}),
  response: v.object({ userIds: validEntriesOf(Id) }),
})

/** Newest first. */
export const listLiveChat = creatorCall({
  path: '/api/live/chat/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: listPageOf(LiveComment),
})

/** Writes as the creator. */
export const sendLiveChat = creatorCall({
  path: '/api/live/chat/send',
  request: v.object({ liveId: Id, clientId: v.string(), text: CheckedText, replyToId: v.nullable(Id) }),
  response: LiveComment,
})

/** Acts on a fan or a comment: the id of the target is required. */
export const moderateLiveChat = creatorCall({
  path: '/api/live/chat/moderate',
  request: v.object({
    liveId: Id,
    act: v.picklist(MODERATION_ACTIONS),
    userId: v.optional(Id),
    commentId: v.optional(Id),
  }),
  response: Broadcast,
})

/** Newest first, with the total and the top fans. */
export const listLiveTips = creatorCall({
  path: '/api/live/tips/list',
  request: v.object({ liveId: Id, ...pageRequest }),
  response: v.object({
    ...listPageOf(LiveTip).entries,
    total: cents,
    top: orElse(validEntriesOf(TopTipper), []),
  }),
})

export const getLiveSummary = creatorCall({
  path: '/api/live/summary',
  request: liveIdRequest,
  response: LiveSummary,
})

/** Saves the recording of an ended live to the vault. 409 if it is there already, 404 after its retention. */
export const saveLiveRecording = creatorCall({
  path: '/api/live/recording/save',
  request: liveIdRequest,
  response: Media,
})
