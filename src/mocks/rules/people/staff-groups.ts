import type * as v from 'valibot'

import type { StaffGroup } from '@/domain/agency/staff-group'

import { isNameTaken } from '../base/check-name'
import { invalidField, notFound, Refusal } from '../base/refusal'
import { STAFF_GROUPS } from '../../seed/staff'
import type { World } from '../../state/world'
import type { StoredGroup } from '../../state/people-state'
import { allPeople } from '../account/person'

type WireGroup = v.InferInput<typeof StaffGroup>

const seedGroups = new Map<string, StoredGroup>(STAFF_GROUPS.map((group) => [group.groupId, group]))

function groupsOf(world: World): [groupId: string, group: StoredGroup][] {
  const kept = world.state.staffGroups
  const all = new Map<string, StoredGroup | null>([...seedGroups, ...Object.entries(kept)])
  return [...all].flatMap(([groupId, group]) => (group ? [[groupId, group] as [string, StoredGroup]] : []))
}

export const groupNameOf = (world: World, groupId: string): string | undefined =>
  groupsOf(world).find(([id]) => id === groupId)?.[1].name

/** Throws 404 for an unknown group. */
export function requireGroup(world: World, groupId: string | null | undefined): void {
  if (groupId != null && groupNameOf(world, groupId) === undefined) throw notFound()
}

const wireGroup = (groupId: string, { name, parentId }: StoredGroup, people: number): WireGroup => ({
  groupId,
  name,
  parentId,
  people,
})

export function listGroups(world: World): WireGroup[] {
  const counts = new Map<string | null, number>()
  for (const { groupId, status } of allPeople(world)) {
    if (status !== 'inactive') counts.set(groupId, (counts.get(groupId) ?? 0) + 1)
  }
  return groupsOf(world).map(([groupId, group]) => wireGroup(groupId, group, counts.get(groupId) ?? 0))
}

/** Whether a group is inside another, at any depth. */
function isInside(world: World, groupId: string | null, outer: string): boolean {
  const groups = new Map(groupsOf(world))
  for (let at = groupId; at !== null; at = groups.get(at)?.parentId ?? null) if (at === outer) return true
  return false
}

/** A test whether something belongs to the requested group or its subgroups; always true without one. */
export function groupTest(
  world: World,
  asked: string | undefined,
): (groupId: string | null | undefined) => boolean {
  if (asked === undefined) return () => true
  const ids = groupsOf(world).map(([id]) => id)
  const meant = new Set(ids.filter((id) => isInside(world, id, asked)))
  return (groupId) => groupId != null && meant.has(groupId)
}

export function saveGroup(
  world: World,
  { groupId, name, parentId }: { groupId?: string | undefined; name: string; parentId: string | null },
): WireGroup {
  requireGroup(world, groupId)
  requireGroup(world, parentId)
  const others = listGroups(world).filter((group) => group.groupId !== groupId)
  if (isNameTaken(name, others)) throw invalidField('name', 'name_taken')
  if (groupId !== undefined && isInside(world, parentId, groupId))
    throw new Refusal(409, 'group_loop', { fields: { parentId: 'group_loop' } })
  const saved = groupId ?? world.newId('group-new')
  world.state.staffGroups[saved] = { name, parentId }
  return listGroups(world).find((group) => group.groupId === saved) ?? wireGroup(saved, { name, parentId }, 0)
}

/** People of the group lose it; its subgroups move up. */
export function deleteGroup(world: World, groupId: string): void {
  requireGroup(world, groupId)
  const parentId = new Map(groupsOf(world)).get(groupId)?.parentId ?? null
  for (const person of allPeople(world)) {
    if (person.groupId === groupId)
      world.state.people[person.userId] = { ...world.state.people[person.userId], groupId: null }
  }
  for (const [id, group] of groupsOf(world)) {
    if (group.parentId === groupId) world.state.staffGroups[id] = { ...group, parentId }
  }
  world.state.staffGroups[groupId] = null
}
