import type * as calls from '@/api/calls/dmca'
import {
  DMCA_TEXT_MAX_LENGTH,
  DMCA_TITLE_MAX_LENGTH,
  isAgentComplete,
  isEmail,
  isSha256,
  MOST_REPORTED_LINKS,
} from '@/domain/dmca'
import { sameLink, siteOf } from '@/domain/dmca-links'
import { deadlineOf, isEditable } from '@/domain/dmca-states'
import { isBlank } from '@/lib/blank'
import { folded, hasWords } from '@/lib/folded'
import { safeWebAddress } from '@/lib/web-address'

import { actingOf } from '../accounts'
import { agentOf, caseOf, casesOf, logged, moved, saveCases, wireCase, wireDetail } from '../dmca/cases'
import type { StoredCase } from '../dmca/dmca-state'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { once } from '../once'
import { page } from '../paging'
import { requireLevel } from '../permissions'
import { personIn } from '../people/person'
import { Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type DmcaHandlers = Handlers<typeof calls>
type Some<Name extends keyof DmcaHandlers> = Pick<DmcaHandlers, Name>
type Body<Name extends keyof DmcaHandlers> = Parameters<DmcaHandlers[Name]>[0]['body']

/** The caller and their creator. Throws 403 without the needed level for takedowns. */
function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'dmca', least)
  return { userId: account.userId, creator }
}

function checkOriginal({ title, url }: { title: string; url: string | null }): void {
  if (isBlank(title)) throw unfit('title', 'field_missing')
  if (title.length > DMCA_TITLE_MAX_LENGTH) throw unfit('title', 'name_too_long')
  if (url !== null && safeWebAddress(url) === undefined) throw unfit('url', 'link_unfit')
}

const dueAt = ({ state, since }: StoredCase): number => deadlineOf(state, since) ?? Infinity

const keyBy: Record<Body<'listDmcaCases'>['sort']['by'], (one: StoredCase) => number | string> = {
  foundAt: ({ foundAt }) => foundAt,
  deadline: dueAt,
  site: ({ url }) => siteOf(url),
  state: ({ state }) => state,
}

/** Sorts cases; ties by newest first. */
function inOrder(cases: readonly StoredCase[], { by, descending }: Body<'listDmcaCases'>['sort']) {
  const keyOf = keyBy[by]
  const turn = descending ? -1 : 1
  return cases.toSorted((one, other) => {
    const [mine, theirs] = [keyOf(one), keyOf(other)]
    if (mine === theirs) return other.foundAt - one.foundAt
    return (mine < theirs ? -1 : 1) * turn
  })
}

function fits(world: World, one: StoredCase, body: Body<'listDmcaCases'>): boolean {
  const { states = [], ownerId, isOverdue = false, query = '' } = body
  return (
    (states.length === 0 || states.includes(one.state)) &&
    (ownerId === undefined || one.ownerId === ownerId) &&
    (!isOverdue || dueAt(one) < world.now()) &&
    (query === '' || hasWords(`${one.url} ${one.original.title}`, query))
  )
}

/** Sorts the links of a report into new and skipped ones. */
function sortOut(world: World, creator: SeedCreator, urls: readonly string[]) {
  const known = new Set(casesOf(world, creator).map(({ url }) => sameLink(url)))
  const fresh: string[] = []
  const refused: { url: string; reason: 'known' | 'no_link' }[] = []
  for (const written of urls) {
    const url = safeWebAddress(written)
    if (url === undefined) refused.push({ url: written, reason: 'no_link' })
    else if (known.has(sameLink(url))) refused.push({ url: written, reason: 'known' })
    else {
      known.add(sameLink(url))
      fresh.push(url)
    }
  }
  return { fresh, refused }
}

const reporting = (world: World): Some<'listDmcaCases' | 'createDmcaCases'> => ({
  listDmcaCases: ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    const all = casesOf(world, creator)
    const found = inOrder(
      all.filter((one) => fits(world, one, body)),
      body.sort,
    )
    const { data, lastId } = page(found, ({ caseId }) => caseId, body)
    const owners = [...new Set(all.map(({ ownerId }) => ownerId))]
    return { data: data.map(wireCase), lastId, total: found.length, owners }
  },
  createDmcaCases: ({ body: { clientId, urls, original, language }, request }) => {
    const { userId, creator } = acting(world, request)
    return once(world, userId, clientId, () => {
      checkOriginal(original)
      if (urls.length === 0) throw unfit('urls', 'field_missing')
      if (urls.length > MOST_REPORTED_LINKS) throw unfit('urls', 'too_many')
      const { fresh, refused } = sortOut(world, creator, urls)
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
        return logged(world, bare, { kind: 'created', userId })
      })
      saveCases(world, creator, made)
      return { data: made.map(wireCase), refused }
    })
  },
})

/** Applies a change to a case. Throws 409 or 422 where it is not allowed. */
function changed(world: World, one: StoredCase, body: Body<'updateDmcaCase'>, userId: string): StoredCase {
  const { original, language, notice, ownerId, outcome, note } = body
  const isEdit = original !== undefined || language !== undefined || notice !== undefined
  if (isEdit && !isEditable(one.state)) throw new Refusal(409, 'case_moved_on')
  if (original) checkOriginal(original)
  if (notice != null && notice.length > DMCA_TEXT_MAX_LENGTH) throw unfit('notice', 'text_too_long')
  if (ownerId !== undefined && !personIn(world, ownerId)) throw unfit('ownerId', 'not_found')
  const edited = {
    ...one,
    ...(original && { original }),
    ...(language && { language }),
    ...(notice !== undefined && { notice }),
    ...(ownerId !== undefined && { ownerId }),
  }
  if (outcome) return moved(world, edited, outcome, { userId, note })
  if (note !== undefined && isBlank(note) && !isEdit) throw unfit('note', 'field_missing')
  return logged(world, edited, { kind: note === undefined ? 'edited' : 'note', userId, note })
}

const keeping = (
  world: World,
): Some<'getDmcaCase' | 'updateDmcaCase' | 'addDmcaEvidence' | 'withdrawDmcaCase'> => ({
  getDmcaCase: ({ body: { caseId }, request }) => {
    const { creator } = acting(world, request, 'view')
    return wireDetail(world, caseOf(world, creator, caseId))
  },
  updateDmcaCase: ({ body, request }) => {
    const { userId, creator } = acting(world, request)
    const saved = changed(world, caseOf(world, creator, body.caseId), body, userId)
    saveCases(world, creator, [saved])
    return wireDetail(world, saved)
  },
  addDmcaEvidence: ({ body: { caseId, clientId, mediaId, name, sha256, capturedAt }, request }) => {
    const { userId, creator } = acting(world, request)
    return once(world, userId, clientId, () => {
      const one = caseOf(world, creator, caseId)
      if (one.state === 'withdrawn') throw new Refusal(409, 'case_moved_on')
      if (!mediaIn(world, mediaId)) throw unfit('mediaId', 'media_unknown')
      if (!isSha256(sha256)) throw unfit('sha256', 'hash_unfit')
      const at = Date.parse(capturedAt)
      if (Number.isNaN(at)) throw unfit('capturedAt', 'time_unfit')
      const evidenceId = `${caseId}-evidence-${clientId}`
      const piece = { evidenceId, mediaId, name, sha256, capturedAt: at, addedBy: userId }
      const added = { ...one, evidence: [...one.evidence, piece] }
      const saved = logged(world, added, { kind: 'evidence', userId, note: name })
      saveCases(world, creator, [saved])
      return wireDetail(world, saved)
    })
  },
  withdrawDmcaCase: ({ body: { caseId, note }, request }) => {
    const { userId, creator } = acting(world, request)
    const saved = moved(world, caseOf(world, creator, caseId), 'withdraw', { userId, note })
    saveCases(world, creator, [saved])
    return wireDetail(world, saved)
  },
})

/** Handlers of takedowns: links with the creator's content that hosts should remove (screens S19). */
export const dmcaHandlers = (world: World): DmcaHandlers => ({
  ...reporting(world),
  ...keeping(world),
  submitDmcaCase: ({ body: { caseId, notice, isSworn, signature }, request }) => {
    const { userId, creator } = acting(world, request)
    const one = caseOf(world, creator, caseId)
    const agent = agentOf(world, creator)
    if (!isAgentComplete(agent)) throw new Refusal(409, 'agent_missing')
    if (isBlank(notice)) throw unfit('notice', 'field_missing')
    if (notice.length > DMCA_TEXT_MAX_LENGTH) throw unfit('notice', 'text_too_long')
    if (one.evidence.length === 0) throw new Refusal(422, 'evidence_missing')
    if (!isSworn) throw unfit('isSworn', 'not_sworn')
    if (folded(signature.trim()) !== folded(agent.legalName.trim()))
      throw unfit('signature', 'signature_unfit')
    const saved = moved(world, { ...one, notice, signature: signature.trim() }, 'submit', { userId })
    saveCases(world, creator, [saved])
    return wireDetail(world, saved)
  },
  getDmcaAgent: ({ request }) => agentOf(world, acting(world, request, 'view').creator),
  updateDmcaAgent: ({ body, request }) => {
    const { creator } = acting(world, request)
    const agent = Object.fromEntries(
      Object.entries(body).map(([field, text]) => [field, (text ?? '').trim()]),
    )
    const whole = { ...agentOf(world, creator), ...agent }
    for (const field of ['legalName', 'contactName', 'email', 'address'] as const)
      if (isBlank(whole[field])) throw unfit(field, 'field_missing')
    if (!isEmail(whole.email)) throw unfit('email', 'email_unfit')
    world.state.dmca.agents[creator.userId] = whole
    return whole
  },
})
