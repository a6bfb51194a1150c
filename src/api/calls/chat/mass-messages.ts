import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import {
  Audience,
  AudienceRequest,
  MassMessage,
  MassProgress,
  MassSendRequest,
  MassSort,
  MassSums,
  MassUpdate,
} from '@/domain/mass/mass-message'
import { Cents } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { orNull } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S12), with the creator's token. */

export const countAudience = creatorCall({
  path: '/api/messages/mass/audience',
  request: AudienceRequest,
  response: Audience,
})

export const sendMassMessage = creatorCall({
  path: '/api/messages/mass/send',
  request: MassSendRequest,
  response: MassProgress,
})

/**
 * `scheduled`: upcoming ones, and those held at send time, soonest first; `sent`: all others, newest first unless
 * `sort` says otherwise. `total` and `sums` cover all matches, not only this page.
 */
export const listMassMessages = creatorCall({
  path: '/api/messages/mass/list',
  request: v.object({
    state: v.picklist(['scheduled', 'sent']),
    sort: v.optional(MassSort),
    ...pageRequest,
  }),
  response: v.object({
    ...listPageOf(MassMessage).entries,
    total: v.optional(v.number()),
    sums: orNull(MassSums),
  }),
})

export const getMassMessage = creatorCall({
  path: '/api/messages/mass/get',
  request: v.object({ massMessageId: Id }),
  response: MassMessage,
})

export const updateMassMessage = creatorCall({
  path: '/api/messages/mass/update',
  request: MassUpdate,
  response: MassMessage,
})

/** What every action on a message asks and answers. */
const massAction = {
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
} as const

export const pauseMassMessage = creatorCall({ path: '/api/messages/mass/pause', ...massAction })

export const resumeMassMessage = creatorCall({ path: '/api/messages/mass/resume', ...massAction })

export const stopMassMessage = creatorCall({ path: '/api/messages/mass/stop', ...massAction })

/** Sends one that the crisis check at send time holds. */
export const sendHeldMassMessage = creatorCall({ path: '/api/messages/mass/send-held', ...massAction })

/** Unsends it for fans who have not bought it. */
export const unsendMassMessage = creatorCall({ path: '/api/messages/mass/unsend', ...massAction })

/** `amount`: null where spend is hidden from the reader; `channelId`: null without a chat. */
export const listMassBuyers = creatorCall({
  path: '/api/messages/mass/buyers',
  request: v.object({ massMessageId: Id, ...pageRequest }),
  response: listPageOf(
    v.object({ userId: Id, channelId: orNull(Id), boughtAt: Instant, amount: orNull(Cents) }),
  ),
})
