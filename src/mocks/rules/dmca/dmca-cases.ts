import type * as v from 'valibot'

import { type DmcaCase, type DmcaDetail } from '@/domain/dmca/dmca'
import { siteOf } from '@/domain/dmca/dmca-links'
import { dmcaDeadline, type DmcaAction, nextDmcaState } from '@/domain/dmca/dmca-states'

import { allPeople, isChatter } from '../account/person'
import { permissionsFor } from '../account/permissions'
import { mediaIn } from '../media/media-in'
import { creatorRows } from '../base/creator-rows'
import { Refusal } from '../base/refusal'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { StoredAgent, StoredCase, StoredLogEntry } from '../../state/dmca-state'
import { seedCases } from './seed-cases'

export const {
  of: casesOf,
  find: findCase,
  save: saveCases,
} = creatorRows(({ dmca }) => dmca.cases, seedCases, 'caseId')

/** Who can own a case: the active staff of a creator who may edit takedowns. */
export const caseOwnersOf = (world: World, creator: SeedCreator): string[] =>
  allPeople(world)
    .filter((person) => person.status === 'active')
    .filter((person) => !isChatter(person) || person.creatorIds.includes(creator.userId))
    .filter((person) => permissionsFor(world, person).dmca === 'edit')
    .map(({ userId }) => userId)

interface CaseStep {
  kind: StoredLogEntry['kind']
  userId: string
  note?: string | undefined
}

/** The case with a new log entry. */
export const withLogEntry = (
  world: World,
  one: StoredCase,
  { kind, userId, note = '' }: CaseStep,
): StoredCase => ({
  ...one,
  log: [
    { entryId: `${one.caseId}-log-${one.log.length + 1}`, at: world.now(), userId, kind, note: note.trim() },
    ...one.log,
  ],
})

/** The case after an action. Throws 409 where its state does not allow it. */
export function caseAfter(
  world: World,
  one: StoredCase,
  act: DmcaAction,
  by: Omit<CaseStep, 'kind'>,
): StoredCase {
  const state = nextDmcaState(one.state, act)
  if (state === undefined) throw new Refusal(409, 'case_moved_on')
  return withLogEntry(world, { ...one, state, since: world.now() }, { kind: act, ...by })
}

export const agentOf = (world: World, creator: SeedCreator): StoredAgent =>
  world.state.dmca.agents[creator.userId] ?? {
    legalName: creator.displayName,
    contactName: 'Northlight Agency, Rights desk',
    email: 'rights@northlight.agency',
    phone: '+48 600 100 250',
    address: 'ul. Długa 12\n00-238 Warszawa\nPoland',
  }

const deadlineText = ({ state, since }: StoredCase): string | null => {
  const deadline = dmcaDeadline(state, since)
  return isoOrNull(deadline)
}

export const wireCase = (one: StoredCase): v.InferInput<typeof DmcaCase> => ({
  caseId: one.caseId,
  url: one.url,
  foundAt: iso(one.foundAt),
  site: siteOf(one.url),
  language: one.language,
  original: one.original,
  state: one.state,
  since: iso(one.since),
  deadline: deadlineText(one),
  ownerId: one.ownerId,
})

export const wireDetail = (world: World, one: StoredCase): v.InferInput<typeof DmcaDetail> => ({
  ...wireCase(one),
  notice: one.notice,
  noticeVersion: one.noticeVersion ?? 0,
  signature: one.signature,
  evidence: one.evidence.map(({ capturedAt, ...facts }) => {
    const media = mediaIn(world, facts.mediaId)
    const { url = '', thumbUrl = null } = media ?? {}
    return { ...facts, url, thumbUrl, capturedAt: iso(capturedAt) }
  }),
  log: one.log.map(({ at, ...entry }) => ({ ...entry, at: iso(at) })),
})
