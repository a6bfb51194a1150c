import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { Currency } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { Range } from '@/domain/time/range'
import {
  WELCOME_DELIVERY_STATES,
  WELCOME_STATES,
  WELCOME_TRIGGERS,
  WelcomeAudience,
  welcomeContent,
  WelcomeCopy,
  WelcomeDelivery,
  WelcomeDeliverySort,
  WelcomeReach,
  WelcomeSequence,
  WelcomeSequenceStats,
  welcomeSettings,
  WelcomeStepStats,
} from '@/domain/welcome/welcome-message'
import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Ours (screens S19, /welcome-messages); as the creator in focus. */

/** In their order, archived ones last. `sendsWelcome`: false where the profile turns off all that go to new members. */
export const listWelcomeSequences = creatorCall({
  path: '/api/welcome-messages/list',
  request: v.object({ state: v.optional(v.picklist(WELCOME_STATES)), ...pageRequest }),
  response: v.object({ ...listPageOf(WelcomeSequence).entries, sendsWelcome: orElse(v.boolean(), true) }),
})

/** The latest version of one, for its editor. */
export const getWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/get',
  request: v.object({ sequenceId: Id }),
  response: WelcomeSequence,
})

/**
 * Creates one, or changes that of `sequenceId`. Answers 409 where it has changed since `version`, and 422 with `fields`
 * such as `name`, `steps`, `steps.0.text`, `steps.0.delayMax`, `steps.0.price`, `steps.0.variants.1.language`.
 */
export const saveWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/save',
  request: v.object({
    clientId: v.string(),
    sequenceId: v.nullable(Id),
    version: v.nullable(v.number()),
    ...welcomeSettings,
  }),
  response: WelcomeSequence,
})

/** Activates, pauses or archives one. Answers 422 for one that can't go out as it is. */
export const toggleWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/toggle',
  request: v.object({ sequenceId: Id, state: v.picklist(WELCOME_STATES) }),
  response: WelcomeSequence,
})

/** Deletes one with its results; fans who wait for a step don't get it. */
export const deleteWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/delete',
  request: v.object({ sequenceId: Id }),
})

/** Every sequence that is not archived, in the new order. Answers 409 where the list has changed since. */
export const reorderWelcomeSequences = creatorCall({
  path: '/api/welcome-messages/reorder',
  request: v.object({ sequenceIds: v.array(Id) }),
})

/** The copy is paused and follows its original. */
export const duplicateWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/duplicate',
  request: v.object({ clientId: v.string(), sequenceId: Id, name: v.string() }),
  response: WelcomeSequence,
})

/** Copies one to other creators of the person; each has a result of its own. */
export const copyWelcomeSequence = creatorCall({
  path: '/api/welcome-messages/copy',
  request: v.object({ clientId: v.string(), sequenceId: Id, creatorIds: v.array(Id) }),
  response: v.object({ data: validEntriesOf(WelcomeCopy) }),
})

/** Results by step; without `sequenceId` of all sequences, archived ones included. */
export const getWelcomeStats = creatorCall({
  path: '/api/welcome-messages/stats',
  request: v.object({ sequenceId: v.optional(Id), ...Range.entries }),
  response: v.object({
    currency: Currency,
    data: validEntriesOf(WelcomeStepStats),
    sequences: validEntriesOf(WelcomeSequenceStats),
  }),
})

/** Who gets a sequence, or one of its steps. By default those who wait in the order they are due, then the newest first. */
export const listWelcomeDeliveries = creatorCall({
  path: '/api/welcome-messages/deliveries/list',
  request: v.object({
    sequenceId: Id,
    stepId: v.optional(Id),
    state: v.optional(v.picklist(WELCOME_DELIVERY_STATES)),
    sort: v.optional(WelcomeDeliverySort),
    ...Range.entries,
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(WelcomeDelivery).entries, currency: Currency, total: v.number() }),
})

/** How many fans such a sequence would have reached; for the editor while it changes. */
export const countWelcomeReach = creatorCall({
  path: '/api/welcome-messages/reach',
  request: v.object({
    trigger: v.picklist(WELCOME_TRIGGERS),
    entryListId: v.nullable(Id),
    daysBefore: v.nullable(v.number()),
    audience: WelcomeAudience,
  }),
  response: WelcomeReach,
})

/** Sends a message, saved or not, to the person's own notifications: `text` and `lockText` as a fan would read them. */
export const testWelcomeMessage = creatorCall({
  path: '/api/welcome-messages/test',
  request: v.object({ clientId: v.string(), language: v.nullable(v.string()), ...welcomeContent }),
  response: v.object({ at: Instant, text: v.string(), lockText: v.nullable(v.string()) }),
})
