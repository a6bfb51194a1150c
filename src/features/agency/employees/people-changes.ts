import type { RequestOf } from '@/api/call'
import type { updateEmployees } from '@/api/calls/agency/employees'
import type { Employee } from '@/domain/agency/employee'

export type BulkRequest = RequestOf<typeof updateEmployees>

/** A reversible change of one or many people in the table. */
export type PeopleChange =
  | { kind: 'group'; people: readonly Employee[]; groupId: string | null }
  | { kind: 'set'; people: readonly Employee[]; permissionSetId: string | null }
  /** `creatorIds` replaces the creators of each person. */
  | { kind: 'creators'; people: readonly Employee[]; creatorIds: readonly string[] }
  | { kind: 'add_creators'; people: readonly Employee[]; creatorIds: readonly string[] }

/** The server's limit per request. */
export const MAX_BATCH_SIZE = 200

const idsOf = (people: readonly Employee[]): string[] => people.map(({ userId }) => userId)

/** Splits a list into chunks the server accepts. */
export function chunked<Item>(items: readonly Item[], size = MAX_BATCH_SIZE): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}

const missingFrom = (wanted: readonly string[], had: readonly string[]): string[] =>
  wanted.filter((id) => !had.includes(id))

/** Groups people that need the same patch into one request. */
function groupByPatch(
  people: readonly Employee[],
  patchOf: (person: Employee) => BulkRequest['patch'] | undefined,
): BulkRequest[] {
  const groups = new Map<string, { patch: BulkRequest['patch']; people: Employee[] }>()
  for (const person of people) {
    const patch = patchOf(person)
    if (!patch) continue
    const key = JSON.stringify(patch)
    const group = groups.get(key) ?? { patch, people: [] }
    group.people.push(person)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ patch, people: same }) =>
    chunked(same).map((part) => ({ userIds: idsOf(part), patch })),
  )
}

function creatorPatch(add: readonly string[], remove: readonly string[]): BulkRequest['patch'] | undefined {
  if (add.length === 0 && remove.length === 0) return undefined
  return { addCreatorIds: [...add], removeCreatorIds: [...remove] }
}

/** The requests of a change; skips people already in the wanted state. */
export function peopleChangeRequests(change: PeopleChange): BulkRequest[] {
  switch (change.kind) {
    case 'group':
      return groupByPatch(change.people, ({ groupId }) =>
        groupId === change.groupId ? undefined : { groupId: change.groupId },
      )
    case 'set':
      return groupByPatch(change.people, ({ permissionSetId }) =>
        permissionSetId === change.permissionSetId ? undefined : { permissionSetId: change.permissionSetId },
      )
    case 'creators':
      return groupByPatch(change.people, ({ creatorIds }) =>
        creatorPatch(missingFrom(change.creatorIds, creatorIds), missingFrom(creatorIds, change.creatorIds)),
      )
    case 'add_creators':
      return groupByPatch(change.people, ({ creatorIds }) =>
        creatorPatch(missingFrom(change.creatorIds, creatorIds), []),
      )
  }
}

/** The requests that restore each person as of the change. */
export function peopleUndoRequests(change: PeopleChange): BulkRequest[] {
  switch (change.kind) {
    case 'group':
      return groupByPatch(change.people, ({ groupId }) =>
        groupId === change.groupId ? undefined : { groupId },
      )
    case 'set':
      return groupByPatch(change.people, ({ permissionSetId }) =>
        permissionSetId === change.permissionSetId ? undefined : { permissionSetId },
      )
    case 'creators':
      return groupByPatch(change.people, ({ creatorIds }) =>
        creatorPatch(missingFrom(creatorIds, change.creatorIds), missingFrom(change.creatorIds, creatorIds)),
      )
    case 'add_creators':
      return groupByPatch(change.people, ({ creatorIds }) =>
        creatorPatch([], missingFrom(change.creatorIds, creatorIds)),
      )
  }
}
