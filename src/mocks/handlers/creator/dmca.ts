import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/creator/dmca'
import {
  DMCA_TEXT_MAX_LENGTH,
  DMCA_TITLE_MAX_LENGTH,
  isDmcaAgentComplete,
  isSha256,
  REPORTED_LINKS_MAX,
} from '@/domain/dmca/dmca'
import { linkKey, siteOf } from '@/domain/dmca/dmca-links'
import { dmcaDeadline, isDmcaEditable } from '@/domain/dmca/dmca-states'
import { isBlank } from '@/lib/text/blank'
import { isEmail } from '@/lib/text/email'
import { foldText, containsWords } from '@/lib/text/fold-text'
import { parseWebUrl } from '@/lib/text/web-address'

import {
  agentOf,
  caseOwnersOf,
  findCase,
  casesOf,
  withLogEntry,
  caseAfter,
  saveCases,
  wireCase,
  wireDetail,
} from '../../rules/dmca/dmca-cases'
import type { StoredCase } from '../../state/dmca-state'
import { serveTool } from '../bind-handlers'
import { ownMedia } from '../../rules/media/own-media'
import { once, runOnce } from '../once'
import { checkName } from '../../rules/base/check-name'
import { definedFields } from '../../rules/base/defined-fields'
import { pageOf } from '../../rules/base/paging'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { sortBy } from '../../rules/base/sort-by'
import type { SeedCreator } from '../../seed/creators'
import type { Viewer } from '../../rules/account/viewer'
import type { World } from '../../state/world'

type ListRequest = ParsedRequestOf<typeof calls.listDmcaCases>
type UpdateRequest = ParsedRequestOf<typeof calls.updateDmcaCase>

function checkOriginal({ title, url }: { title: string; url: string | null }): void {
  checkName(title, { field: 'title', max: DMCA_TITLE_MAX_LENGTH })
  if (url !== null && parseWebUrl(url) === undefined) throw invalidField('url', 'link_unfit')
}

const dueAt = ({ state, since }: StoredCase): number => dmcaDeadline(state, since) ?? Infinity

const keyBy: Record<ListRequest['sort']['by'], (one: StoredCase) => number | string> = {
  foundAt: ({ foundAt }) => foundAt,
  deadline: dueAt,
  site: ({ url }) => siteOf(url),
  state: ({ state }) => state,
}

/** Sorts cases; ties by newest first. */
function sortCases(cases: readonly StoredCase[], { by, descending }: ListRequest['sort']) {
  const newestFirst = sortBy(cases, ({ foundAt }) => foundAt, true)
  return sortBy(newestFirst, keyBy[by], descending)
}

function matchesRequest(world: World, one: StoredCase, body: ListRequest): boolean {
  const { states = [], ownerId, isOverdue = false, query = '' } = body
  return (
    (states.length === 0 || states.includes(one.state)) &&
    (ownerId === undefined || one.ownerId === ownerId) &&
    (!isOverdue || dueAt(one) < world.now()) &&
    (query === '' || containsWords(`${one.url} ${one.original.title}`, query))
  )
}

/** Sorts the links of a report into new and skipped ones. */
function splitLinks(world: World, creator: SeedCreator, urls: readonly string[]) {
  const openCases = casesOf(world, creator).filter(({ state }) => state !== 'withdrawn')
  const knownLinks = new Set(openCases.map(({ url }) => linkKey(url)))
  const fresh: string[] = []
  const refused: { url: string; reason: 'known' | 'no_link' }[] = []
  for (const written of urls) {
    const url = parseWebUrl(written)
    if (url === undefined) refused.push({ url: written, reason: 'no_link' })
    else if (knownLinks.has(linkKey(url))) refused.push({ url: written, reason: 'known' })
    else {
      knownLinks.add(linkKey(url))
      fresh.push(url)
    }
  }
  return { fresh, refused }
}

/** Applies a change to a case. Throws 409 or 422 where it is not allowed. */
function changedCase(
  world: World,
  one: StoredCase,
  body: UpdateRequest,
  { account: { userId }, creator }: Viewer,
): StoredCase {
  const { original, language, notice, noticeVersion, ownerId, outcome, note } = body
  const latestVersion = one.noticeVersion ?? 0
  const isEdit = original !== undefined || language !== undefined || notice !== undefined
  if (isEdit && !isDmcaEditable(one.state)) throw new Refusal(409, 'case_moved_on')
  if (notice !== undefined && noticeVersion !== latestVersion) throw new Refusal(409, 'stale_update')
  if (original) checkOriginal(original)
  if (notice != null && notice.length > DMCA_TEXT_MAX_LENGTH) throw invalidField('notice', 'text_too_long')
  if (ownerId !== undefined && !caseOwnersOf(world, creator).includes(ownerId))
    throw invalidField('ownerId', 'person_gone')
  const edited = {
    ...one,
    ...definedFields({ original, language, notice, ownerId }),
    ...(notice !== undefined && { noticeVersion: latestVersion + 1 }),
  }
  if (outcome) return caseAfter(world, edited, outcome, { userId, note })
  if (note !== undefined && isBlank(note) && !isEdit) throw invalidField('note', 'field_missing')
  return withLogEntry(world, edited, { kind: note === undefined ? 'edited' : 'note', userId, note })
}

/** Handlers of takedowns: links with the creator's content that hosts should remove (screens S19). */
export const dmca = serveTool(calls, 'dmca', {
  listDmcaCases: ({ world, body, viewer: { creator } }) => {
    const all = casesOf(world, creator)
    const found = sortCases(
      all.filter((one) => matchesRequest(world, one, body)),
      body.sort,
    )
    const { data, lastId } = pageOf(found, ({ caseId }) => caseId, body)
    const owners = [...new Set(all.map(({ ownerId }) => ownerId))]
    return { data: data.map(wireCase), lastId, total: found.length, owners }
  },
  createDmcaCases: once(({ world, body: { clientId, urls, original, language }, viewer }) => {
    const { account, creator } = viewer
    const { userId } = account
    checkOriginal(original)
    if (urls.length === 0) throw invalidField('urls', 'field_missing')
    if (urls.length > REPORTED_LINKS_MAX) throw invalidField('urls', 'too_many')
    const { fresh, refused } = splitLinks(world, creator, urls)
    const made = fresh.map((url, nth) => {
      const now = world.now()
      const caseId = `case-${creator.index + 1}-${clientId}-${nth + 1}`
      const facts = { caseId, url, foundAt: now, language, original, since: now, ownerId: userId }
      const bare = {
        ...facts,
        state: 'draft' as const,
        notice: null,
        signature: null,
        evidence: [],
        log: [],
      }
      return withLogEntry(world, bare, { kind: 'created', userId })
    })
    saveCases(world, creator, ...made)
    return { data: made.map(wireCase), refused }
  }),
  listDmcaOwners: ({ world, viewer: { creator } }) => ({ userIds: caseOwnersOf(world, creator) }),
  getDmcaCase: ({ world, body: { caseId }, viewer: { creator } }) => {
    return wireDetail(world, findCase(world, creator, caseId))
  },
  updateDmcaCase: (asked) => {
    const { world, body, viewer } = asked
    const { clientId } = body
    const update = () => {
      const saved = changedCase(world, findCase(world, viewer.creator, body.caseId), body, viewer)
      saveCases(world, viewer.creator, saved)
      return wireDetail(world, saved)
    }
    return clientId === undefined ? update() : runOnce(world, asked, { ...body, clientId }, update)
  },
  addDmcaEvidence: once(
    ({ world, body: { caseId, clientId, mediaId, name, sha256, capturedAt }, viewer }) => {
      const { account, creator } = viewer
      const { userId } = account
      const one = findCase(world, creator, caseId)
      if (one.state === 'withdrawn') throw new Refusal(409, 'case_moved_on')
      if (!ownMedia(world, creator, mediaId)) throw invalidField('mediaId', 'media_unknown')
      if (!isSha256(sha256)) throw invalidField('sha256', 'hash_unfit')
      const at = Date.parse(capturedAt)
      if (Number.isNaN(at)) throw invalidField('capturedAt', 'time_unfit')
      const evidenceId = `${caseId}-evidence-${clientId}`
      const piece = { evidenceId, mediaId, name, sha256, capturedAt: at, addedBy: userId }
      const added = { ...one, evidence: [...one.evidence, piece] }
      const saved = withLogEntry(world, added, { kind: 'evidence', userId, note: name })
      saveCases(world, creator, saved)
      return wireDetail(world, saved)
    },
  ),
  withdrawDmcaCase: ({ world, body: { caseId, note }, viewer }) => {
    const { account, creator } = viewer
    const { userId } = account
    const saved = caseAfter(world, findCase(world, creator, caseId), 'withdraw', { userId, note })
    saveCases(world, creator, saved)
    return wireDetail(world, saved)
  },
  submitDmcaCase: ({ world, body: { caseId, notice, isSworn, signature }, viewer }) => {
    const { account, creator } = viewer
    const { userId } = account
    const one = findCase(world, creator, caseId)
    const agent = agentOf(world, creator)
    if (!isDmcaAgentComplete(agent)) throw new Refusal(409, 'agent_missing')
    if (isBlank(notice)) throw invalidField('notice', 'field_missing')
    if (notice.length > DMCA_TEXT_MAX_LENGTH) throw invalidField('notice', 'text_too_long')
    if (one.evidence.length === 0) throw new Refusal(422, 'evidence_missing')
    if (!isSworn) throw invalidField('isSworn', 'not_sworn')
    if (foldText(signature.trim()) !== foldText(agent.legalName.trim()))
      throw invalidField('signature', 'signature_unfit')
    const saved = caseAfter(world, { ...one, notice, signature: signature.trim() }, 'submit', { userId })
    saveCases(world, creator, saved)
    return wireDetail(world, saved)
  },
  getDmcaAgent: ({ world, viewer: { creator } }) => agentOf(world, creator),
  updateDmcaAgent: ({ world, body, viewer: { creator } }) => {
    const agent = Object.fromEntries(
      Object.entries(body).map(([field, text]) => [field, (text ?? '').trim()]),
    )
    const whole = { ...agentOf(world, creator), ...agent }
    for (const field of ['legalName', 'contactName', 'email', 'address'] as const)
      if (isBlank(whole[field])) throw invalidField(field, 'field_missing')
    if (!isEmail(whole.email)) throw invalidField('email', 'email_unfit')
    world.state.dmca.agents[creator.userId] = whole
    return whole
  },
})
