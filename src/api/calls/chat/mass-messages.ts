import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import {
  Audience,
  AudienceRequest,
  MassMessage,
  MassProgress,
  MassSendRequest,
  MassUpdate,
} from '@/domain/mass/mass-message'
import { Cents } from '@/domain/money/money'
import { pageRequest } from '@/domain/server/list-page'
import { validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S12), with the creator's token. */

export const countAudience = call({
  method: 'POST',
  path: '/api/messages/mass/audience',
  request: AudienceRequest,
  response: Audience,
  onError: 'throw',
  token: 'creator',
})

export const sendMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/send',
  request: MassSendRequest,
  response: MassProgress,
  onError: 'throw',
  token: 'creator',
})

/** `scheduled`: upcoming ones, and those held at send time; `sent`: all others. */
export const listMassMessages = call({
  method: 'POST',
  path: '/api/messages/mass/list',
  request: v.object({ state: v.picklist(['scheduled', 'sent']), ...pageRequest }),
  response: v.object({ data: validEntriesOf(MassMessage), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

export const getMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/get',
  request: v.object({ massMessageId: Id }),
  response: MassMessage,
  onError: 'throw',
  token: 'creator',
})

export const updateMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/update',
  request: MassUpdate,
  response: MassMessage,
  onError: 'throw',
  token: 'creator',
})

export const pauseMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/pause',
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
  token: 'creator',
})

export const resumeMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/resume',
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
  token: 'creator',
})

export const stopMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/stop',
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
  token: 'creator',
})

/** Sends one that the crisis check at send time holds. */
export const sendHeldMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/send-held',
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
  token: 'creator',
})

/** Unsends it for fans who have not bought it. */
export const unsendMassMessage = call({
  method: 'POST',
  path: '/api/messages/mass/unsend',
  request: v.object({ massMessageId: Id }),
  response: MassProgress,
  onError: 'toast',
  token: 'creator',
})

export const listMassBuyers = call({
  method: 'POST',
  path: '/api/messages/mass/buyers',
  request: v.object({ massMessageId: Id, ...pageRequest }),
  response: v.object({
    data: validEntriesOf(v.object({ userId: Id, boughtAt: Instant, amount: Cents })),
    lastId: v.nullish(Id, null),
  }),
  onError: 'throw',
  token: 'creator',
})
