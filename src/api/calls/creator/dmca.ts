import * as v from 'valibot'

import {
  DMCA_TEXT_MAX_LENGTH,
  DmcaAgent,
  DmcaCase,
  DmcaDetail,
  DMCA_SORTS,
  NOTICE_LANGUAGES,
} from '@/domain/dmca/dmca'
import { DMCA_OUTCOMES, DMCA_STATES } from '@/domain/dmca/dmca-states'
import { Id } from '@/domain/server/id'
import { pageRequest } from '@/domain/server/list-page'
import { validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const language = v.picklist(NOTICE_LANGUAGES)
const original = v.object({ title: v.string(), url: v.nullable(v.string()) })

/** Cases with the next deadline first, unless `sort` says otherwise. */
export const listDmcaCases = call({
  method: 'POST',
  path: '/api/dmca/list',
  request: v.object({
    states: v.optional(v.array(v.picklist(DMCA_STATES))),
    ownerId: v.optional(Id),
    isOverdue: v.optional(v.boolean()),
    query: v.optional(v.string()),
    sort: v.object({ by: v.picklist(DMCA_SORTS), descending: v.boolean() }),
    ...pageRequest,
  }),
  response: v.object({
    data: validEntriesOf(DmcaCase),
    lastId: v.nullish(Id, null),
    total: v.number(),
    /** All owners of cases, for the filter. */
    owners: validEntriesOf(Id),
  }),
  onError: 'throw',
  token: 'creator',
})

/** One case per link. Invalid links and those with a case are refused individually. */
export const createDmcaCases = call({
  method: 'POST',
  path: '/api/dmca/create',
  request: v.object({ clientId: v.string(), urls: v.array(v.string()), original, language }),
  response: v.object({
    data: validEntriesOf(DmcaCase),
    refused: validEntriesOf(v.object({ url: v.string(), reason: v.picklist(['known', 'no_link']) })),
  }),
  onError: 'throw',
  token: 'creator',
})

export const getDmcaCase = call({
  method: 'POST',
  path: '/api/dmca/get',
  request: v.object({ caseId: Id }),
  response: DmcaDetail,
  onError: 'throw',
  token: 'creator',
})

/**
 * Changes the given fields; `outcome` records what host or uploader did. 409 where the state does not allow
 * it.
 */
export const updateDmcaCase = call({
  method: 'POST',
  path: '/api/dmca/update',
  request: v.object({
    caseId: Id,
    original: v.optional(original),
    language: v.optional(language),
    /** Null for the template's text. */
    notice: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(DMCA_TEXT_MAX_LENGTH)))),
    ownerId: v.optional(Id),
    outcome: v.optional(v.picklist(DMCA_OUTCOMES)),
    note: v.optional(v.string()),
  }),
  response: DmcaDetail,
  onError: 'throw',
  token: 'creator',
})

export const addDmcaEvidence = call({
  method: 'POST',
  path: '/api/dmca/evidence/add',
  request: v.object({
    caseId: Id,
    clientId: v.string(),
    mediaId: Id,
    name: v.string(),
    sha256: v.string(),
    capturedAt: v.string(),
  }),
  response: DmcaDetail,
  onError: 'throw',
  token: 'creator',
})

/** Sends the notice. The rights holder swears and signs with their legal name. */
export const submitDmcaCase = call({
  method: 'POST',
  path: '/api/dmca/submit',
  request: v.object({ caseId: Id, notice: v.string(), isSworn: v.boolean(), signature: v.string() }),
  response: DmcaDetail,
  onError: 'throw',
  token: 'creator',
})

export const withdrawDmcaCase = call({
  method: 'POST',
  path: '/api/dmca/withdraw',
  request: v.object({ caseId: Id, note: v.string() }),
  response: DmcaDetail,
  onError: 'throw',
  token: 'creator',
})

export const getDmcaAgent = call({
  method: 'POST',
  path: '/api/dmca/agent/get',
  request: v.object({}),
  response: DmcaAgent,
  onError: 'throw',
  token: 'creator',
})

export const updateDmcaAgent = call({
  method: 'POST',
  path: '/api/dmca/agent/update',
  request: v.object({ ...DmcaAgent.entries }),
  response: DmcaAgent,
  onError: 'throw',
  token: 'creator',
})
