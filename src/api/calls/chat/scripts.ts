import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Media } from '@/domain/vault/media'
import { Script, ScriptStats, ScriptStep, SentStep } from '@/domain/chat/script'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S11). */

export const listScripts = call({
  method: 'POST',
  path: '/api/messages/scripts/list',
  request: v.object({ query: v.string(), folderId: v.nullish(Id) }),
  response: v.object({
    data: validEntriesOf(Script),
    folders: validEntriesOf(v.object({ folderId: Id, name: v.string() })),
    /** Distinct media of all steps. */
    media: v.optional(validEntriesOf(Media), []),
  }),
  onError: 'throw',
  token: 'creator',
})

export const saveScript = call({
  method: 'POST',
  path: '/api/messages/scripts/save',
  request: v.object({
    scriptId: v.optional(Id),
    name: v.string(),
    folderId: v.nullable(Id),
    language: v.nullable(v.string()),
    steps: v.array(ScriptStep),
  }),
  response: Script,
  onError: 'throw',
  token: 'creator',
})

export const deleteScript = call({
  method: 'POST',
  path: '/api/messages/scripts/delete',
  request: v.object({ scriptId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const getScriptStats = call({
  method: 'POST',
  path: '/api/messages/scripts/stats',
  request: v.object({ scriptId: Id }),
  response: ScriptStats,
  onError: 'throw',
  token: 'creator',
})

/** What one fan got of all scripts; each step once, with its last send. */
export const listSentSteps = call({
  method: 'POST',
  path: '/api/messages/scripts/sent',
  request: v.object({ userId: Id }),
  response: v.object({ data: validEntriesOf(SentStep) }),
  onError: 'throw',
  token: 'creator',
})
