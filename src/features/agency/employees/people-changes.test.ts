import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Employee } from '@/domain/agency/employee'

import { chunked, MAX_BATCH_SIZE } from '../staff/batches'
import {
  type BulkRequest,
  type PeopleChange,
  peopleChangeRequests,
  peopleUndoRequests,
} from './people-changes'

const person = (userId: string, part: object = {}): Employee =>
  v.parse(Employee, { userId, email: `${userId}@x.agency`, roles: ['chatter'], ...part })

/** Applies the requests in order, as the server does. */
function applied(people: readonly Employee[], requests: readonly BulkRequest[]): Employee[] {
  return people.map((before) =>
    requests
      .filter(({ userIds }) => userIds.includes(before.userId))
      .reduce<Employee>((one, { patch }) => {
        const { addCreatorIds = [], removeCreatorIds = [], groupId, permissionSetId } = patch
        return {
          ...one,
          ...(groupId !== undefined && { groupId }),
          ...(permissionSetId !== undefined && { permissionSetId }),
          creatorIds: [...new Set([...one.creatorIds, ...addCreatorIds])].filter(
            (id) => !removeCreatorIds.includes(id),
          ),
        }
      }, before),
  )
}

const ids = fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4'))
const anyone = fc.record({
  groupId: fc.constantFrom(null, 'g1', 'g2'),
  permissionSetId: fc.constantFrom(null, 's1', 's2'),
  creatorIds: ids,
})
const changes = fc.oneof(
  fc.record({ kind: fc.constant('group' as const), groupId: fc.constantFrom(null, 'g1', 'g2') }),
  fc.record({ kind: fc.constant('set' as const), permissionSetId: fc.constantFrom(null, 's1') }),
  fc.record({ kind: fc.constantFrom('creators' as const, 'add_creators' as const), creatorIds: ids }),
)

describe('a bulk change', () => {
  it(`restores each person's previous values on undo`, () => {
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 8 }), changes, (some, what) => {
        const people = some.map((part, index) => person(`u${index}`, part))
        // pairs one change with its people
        const change = { ...what, people } as PeopleChange
        const back = applied(applied(people, peopleChangeRequests(change)), peopleUndoRequests(change))
        const sorted = (list: readonly Employee[]) =>
          list.map((one) => ({ ...one, creatorIds: one.creatorIds.toSorted() }))
        expect(sorted(back)).toEqual(sorted(people))
      }),
    )
  })

  it(`skips people already in the wanted state, and chunks requests by the server's limit`, () => {
    const people = Array.from({ length: MAX_BATCH_SIZE + 1 }, (_, index) =>
      person(`u${index}`, { groupId: 'g1' }),
    )
    expect(peopleChangeRequests({ kind: 'group', people, groupId: 'g1' })).toEqual([])
    expect(
      peopleChangeRequests({ kind: 'group', people, groupId: null }).map(({ userIds }) => userIds.length),
    ).toEqual([MAX_BATCH_SIZE, 1])
    expect(chunked([])).toEqual([])
  })
})
