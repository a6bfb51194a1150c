import type { assignCreators, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import type { RequestOf } from '@/api/call'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorStatus } from '@/domain/agency/creator-status'

/** A reversible change of one or many creators. */
export type CreatorChange =
  | { kind: 'hide' | 'show'; creators: readonly AgencyCreator[] }
  | { kind: 'pause' | 'resume'; creators: readonly AgencyCreator[] }
  | { kind: 'assign' | 'unassign'; creators: readonly AgencyCreator[]; userIds: readonly string[] }

type Update = RequestOf<typeof updateAgencyCreator>
type Assignment = RequestOf<typeof assignCreators>
export type CreatorRequest = { call: 'update'; request: Update } | { call: 'assign'; request: Assignment }

const updateRequest = (
  creator: AgencyCreator,
  patch: { isHidden: boolean } | { status: CreatorStatus },
): CreatorRequest => ({
  call: 'update',
  request: { creatorAgencyId: creator.creatorAgencyId, ...patch },
})

const WANTED_HIDDEN = { hide: true, show: false } as const
const WANTED_STATUS = { pause: 'paused', resume: 'active' } as const

/** The creators a change affects: those not yet in the wanted state; ended ones neither pause nor resume. */
export function affected({ kind, creators }: Pick<CreatorChange, 'kind' | 'creators'>): AgencyCreator[] {
  switch (kind) {
    case 'hide':
    case 'show':
      return creators.filter(({ isHidden }) => isHidden !== WANTED_HIDDEN[kind])
    case 'pause':
    case 'resume':
      return creators.filter(({ status }) => status === (kind === 'pause' ? 'active' : 'paused'))
    case 'assign':
    case 'unassign':
      return [...creators]
  }
}

/** One request for all people whose list changes by the same creators. */
function assignmentRequests(
  change: Extract<CreatorChange, { userIds: readonly string[] }>,
  isAdding: boolean,
): CreatorRequest[] {
  const groups = new Map<string, { creatorIds: string[]; userIds: string[] }>()
  for (const userId of change.userIds) {
    const isAssigned = change.kind === 'unassign'
    const creatorIds = change.creators
      .filter(({ staffIds }) => staffIds.includes(userId) === isAssigned)
      .map(({ creator }) => creator.userId)
    if (creatorIds.length === 0) continue
    const group = groups.get(creatorIds.join()) ?? { creatorIds, userIds: [] }
    group.userIds.push(userId)
    groups.set(creatorIds.join(), group)
  }
  return [...groups.values()].map(({ creatorIds, userIds }) => ({
    call: 'assign',
    request: { creatorIds, addUserIds: isAdding ? userIds : [], removeUserIds: isAdding ? [] : userIds },
  }))
}

function requestsOf(change: CreatorChange, isUndo: boolean): CreatorRequest[] {
  switch (change.kind) {
    case 'hide':
    case 'show':
      return affected(change).map((it) =>
        updateRequest(it, { isHidden: isUndo ? it.isHidden : WANTED_HIDDEN[change.kind] }),
      )
    case 'pause':
    case 'resume':
      return affected(change).map((it) =>
        updateRequest(it, { status: isUndo ? it.status : WANTED_STATUS[change.kind] }),
      )
    case 'assign':
    case 'unassign':
      return assignmentRequests(change, (change.kind === 'assign') !== isUndo)
  }
}

/** The requests of a change; skips creators already in the wanted state. */
export const creatorChangeRequests = (change: CreatorChange): CreatorRequest[] => requestsOf(change, false)

/** The requests that restore each creator as of the change. */
export const creatorUndoRequests = (change: CreatorChange): CreatorRequest[] => requestsOf(change, true)
