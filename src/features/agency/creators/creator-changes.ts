import type { assignCreators, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import type { RequestOf } from '@/api/call'
import type { AgencyCreator } from '@/domain/agency/agency-creator'

import { creatorIdOf } from './creator-format'

type Update = RequestOf<typeof updateAgencyCreator>
type Assignment = RequestOf<typeof assignCreators>
export type CreatorRequest = { call: 'update'; request: Update } | { call: 'assign'; request: Assignment }

interface StateChange {
  /** The creators in the other state: ended ones neither pause nor resume. */
  applies: (creator: AgencyCreator) => boolean
  to: Partial<Update>
  back: Partial<Update>
}

const STATE_CHANGE = {
  hide: { applies: ({ isHidden }) => !isHidden, to: { isHidden: true }, back: { isHidden: false } },
  show: { applies: ({ isHidden }) => isHidden, to: { isHidden: false }, back: { isHidden: true } },
  pause: {
    applies: ({ status }) => status === 'active',
    to: { status: 'paused' },
    back: { status: 'active' },
  },
  resume: {
    applies: ({ status }) => status === 'paused',
    to: { status: 'active' },
    back: { status: 'paused' },
  },
} as const satisfies Record<string, StateChange>

interface TeamChange {
  kind: 'assign' | 'unassign'
  creators: readonly AgencyCreator[]
  userIds: readonly string[]
}

/** A reversible change of one or many creators. */
export type CreatorChange =
  | { kind: keyof typeof STATE_CHANGE; creators: readonly AgencyCreator[] }
  | TeamChange

export const isTeamChange = (change: CreatorChange): change is TeamChange => 'userIds' in change

/** The change, or what restores each creator as of the change. */
type Direction = 'to' | 'back'

/** The creators a change affects: those not yet in the wanted state. */
export const affected = (change: CreatorChange) =>
  isTeamChange(change) ? change.creators : change.creators.filter(STATE_CHANGE[change.kind].applies)

/** One request for all people whose list changes by the same creators. */
function assignmentRequests({ kind, creators, userIds }: TeamChange, direction: Direction): CreatorRequest[] {
  const isAdding = (kind === 'assign') === (direction === 'to')
  const pairs = userIds.map((userId) => ({
    userId,
    creatorIds: creators
      .filter(({ staffIds }) => staffIds.includes(userId) === (kind === 'unassign'))
      .map(creatorIdOf),
  }))
  return [...Map.groupBy(pairs, ({ creatorIds }) => creatorIds.join()).values()].flatMap((same) => {
    const creatorIds = same[0]?.creatorIds ?? []
    const ids = same.map(({ userId }) => userId)
    const request = { creatorIds, addUserIds: isAdding ? ids : [], removeUserIds: isAdding ? [] : ids }
    return creatorIds.length === 0 ? [] : { call: 'assign', request }
  })
}

/** The requests of a change, or of its undo; skips creators already in the wanted state. */
export const creatorRequests = (change: CreatorChange, direction: Direction): CreatorRequest[] =>
  isTeamChange(change)
    ? assignmentRequests(change, direction)
    : affected(change).map(({ creatorAgencyId }) => ({
        call: 'update',
        request: { creatorAgencyId, ...STATE_CHANGE[change.kind][direction] },
      }))
