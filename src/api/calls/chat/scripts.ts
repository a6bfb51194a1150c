import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Cents } from '@/domain/money/money'
import { Media } from '@/domain/vault/media'
import { Script, ScriptStats, SentStep, STEP_WAITS } from '@/domain/chat/script'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S11). */

export const listScripts = creatorCall({
  path: '/api/messages/scripts/list',
  request: v.object({ query: v.string(), folderId: v.nullish(Id) }),
  response: v.object({
    data: validEntriesOf(Script),
    folders: validEntriesOf(v.object({ folderId: Id, name: v.string() })),
    /** Distinct media of all steps. */
    media: v.optional(validEntriesOf(Media), []),
  }),
})

/** Strict: a wrong price must not become a gift. */
const askedStep = v.object({
  text: v.string(),
  mediaIds: v.array(Id),
  price: Cents,
  waitFor: v.picklist(STEP_WAITS),
})

/**
 * Creates one without an id, else 409 if it has changed since `version`. The same `clientId` returns the first
 * result again.
 */
export const saveScript = creatorCall({
  path: '/api/messages/scripts/save',
  request: v.object({
    clientId: v.string(),
    scriptId: v.optional(Id),
    version: v.optional(v.number()),
    name: v.string(),
    folderId: v.nullable(Id),
    language: v.nullable(v.string()),
    steps: v.array(askedStep),
  }),
  response: Script,
})

export const deleteScript = creatorCall({
  path: '/api/messages/scripts/delete',
  request: v.object({ scriptId: Id }),
})

export const getScriptStats = creatorCall({
  path: '/api/messages/scripts/stats',
  request: v.object({ scriptId: Id }),
  response: ScriptStats,
})

/** What one fan got of all scripts; each step once, with its last send. */
export const listSentSteps = creatorCall({
  path: '/api/messages/scripts/sent',
  request: v.object({ userId: Id }),
  response: v.object({ data: validEntriesOf(SentStep) }),
})
