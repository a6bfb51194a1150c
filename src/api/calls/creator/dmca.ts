import * as v from 'valibot'

import { LANGUAGE_MENU } from '@/config/languages'
import {
  DMCA_AGENT_FIELDS,
  DMCA_TEXT_MAX_LENGTH,
  DmcaAgent,
  DmcaCase,
  DmcaDetail,
  DMCA_SORTS,
} from '@/domain/dmca/dmca'
import { DMCA_OUTCOMES, DMCA_STATES } from '@/domain/dmca/dmca-states'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const language = v.picklist(LANGUAGE_MENU)
const original = v.object({ title: v.string(), url: v.nullable(v.string()) })

/** Cases with the next deadline first, unless `sort` says otherwise. */
export const listDmcaCases = creatorCall({
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
    ...listPageOf(DmcaCase).entries,
    total: v.number(),
    /** All owners of cases, for the filter. */
    owners: validEntriesOf(Id),
  }),
})

/** One case per link. Invalid links and those with a case are refused individually. */
export const createDmcaCases = creatorCall({
  path: '/api/dmca/create',
  request: v.object({ clientId: v.string(), urls: v.array(v.string()), original, language }),
  response: v.object({
    data: validEntriesOf(DmcaCase),
    refused: validEntriesOf(v.object({ url: v.string(), reason: v.picklist(['known', 'no_link']) })),
  }),
})

/** Colleagues who can own a case: those who work for the creator and may edit takedowns. */
export const listDmcaOwners = creatorCall({
  path: '/api/dmca/owners/list',
  request: v.object({}),
  response: v.object({ userIds: validEntriesOf(Id) }),
})

export const getDmcaCase = creatorCall({
  path: '/api/dmca/get',
  request: v.object({ caseId: Id }),
  response: DmcaDetail,
})

/**
 * Changes the given fields; `outcome` records what host or uploader did. 409 where the state does not allow
 * it.
 */
export const updateDmcaCase = creatorCall({
  path: '/api/dmca/update',
  request: v.object({
    caseId: Id,
    original: v.optional(original),
    language: v.optional(language),
    /** Null for the template's text. */
    notice: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(DMCA_TEXT_MAX_LENGTH)))),
    /** With `notice`: 409 if that has changed since. */
    noticeVersion: v.optional(v.number()),
    ownerId: v.optional(Id),
    outcome: v.optional(v.picklist(DMCA_OUTCOMES)),
    note: v.optional(v.string()),
    /** With a note or an outcome, which a second try must not log again. */
    clientId: v.optional(v.string()),
  }),
  response: DmcaDetail,
})

export const addDmcaEvidence = creatorCall({
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
})

/** Sends the notice. The rights holder swears and signs with their legal name. */
export const submitDmcaCase = creatorCall({
  path: '/api/dmca/submit',
  request: v.object({ caseId: Id, notice: v.string(), isSworn: v.boolean(), signature: v.string() }),
  response: DmcaDetail,
})

export const withdrawDmcaCase = creatorCall({
  path: '/api/dmca/withdraw',
  request: v.object({ caseId: Id, note: v.string() }),
  response: DmcaDetail,
})

export const getDmcaAgent = creatorCall({
  path: '/api/dmca/agent/get',
  request: v.object({}),
  response: DmcaAgent,
})

/** Absent fields stay. */
export const updateDmcaAgent = creatorCall({
  path: '/api/dmca/agent/update',
  request: v.partial(v.object(v.entriesFromList(DMCA_AGENT_FIELDS, v.string()))),
  response: DmcaAgent,
})
