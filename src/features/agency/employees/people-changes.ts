import type { RequestOf } from '@/api/call'
import type { updateEmployees } from '@/api/calls/agency/employees'
import type { Employee } from '@/domain/agency/employee'

import { chunked } from '../staff/batches'

export type BulkRequest = RequestOf<typeof updateEmployees>

/** A reversible change of one or many people in the table. */
export type PeopleChange =
  | { kind: 'group'; people: readonly Employee[]; groupId: string | null }
  | { kind: 'set'; people: readonly Employee[]; permissionSetId: string | null }
  /** `creatorIds` replaces the creators of each person. */
  | { kind: 'creators'; people: readonly Employee[]; creatorIds: readonly string[] }
  | { kind: 'add_creators'; people: readonly Employee[]; creatorIds: readonly string[] }

export const missingFrom = (wanted: readonly string[], had: readonly string[]): string[] =>
  wanted.filter((id) => !had.includes(id))

/** What brings a person to the wanted state, or back from it; undefined if they are already in it. */
function patchOf(change: PeopleChange, person: Employee, isUndo: boolean): BulkRequest['patch'] | undefined {
  switch (change.kind) {
    case 'group':
      if (person.groupId === change.groupId) return undefined
      return { groupId: isUndo ? person.groupId : change.groupId }
    case 'set':
      if (person.permissionSetId === change.permissionSetId) return undefined
      return { permissionSetId: isUndo ? person.permissionSetId : change.permissionSetId }
    case 'creators':
    case 'add_creators': {
      const added = missingFrom(change.creatorIds, person.creatorIds)
      const removed = change.kind === 'creators' ? missingFrom(person.creatorIds, change.creatorIds) : []
      if (added.length === 0 && removed.length === 0) return undefined
      return isUndo
        ? { addCreatorIds: removed, removeCreatorIds: added }
        : { addCreatorIds: added, removeCreatorIds: removed }
    }
  }
}

/** People who need the same patch share a request. */
function requestsOf(change: PeopleChange, isUndo: boolean): BulkRequest[] {
  const pairs = change.people.flatMap((person) => {
    const patch = patchOf(change, person, isUndo)
    return patch ? { userId: person.userId, patch } : []
  })
  return [...Map.groupBy(pairs, ({ patch }) => JSON.stringify(patch)).values()].flatMap((same) =>
    chunked(same).flatMap((part) =>
      part[0] ? { userIds: part.map(({ userId }) => userId), patch: part[0].patch } : [],
    ),
  )
}

/** The requests of a change; skips people already in the wanted state. */
export const peopleChangeRequests = (change: PeopleChange): BulkRequest[] => requestsOf(change, false)

/** The requests that restore each person as of the change. */
export const peopleUndoRequests = (change: PeopleChange): BulkRequest[] => requestsOf(change, true)
