import type { StaffGroup } from '@/domain/agency/staff-group'
import { nameOrder } from '@/i18n/format'

export interface GroupInTree {
  group: StaffGroup
  /** How many groups contain it. */
  depth: number
}

/** Groups in tree order, by name within each level; one whose parent is missing moves to the top. */
export function groupTree(groups: readonly StaffGroup[]): GroupInTree[] {
  const ids = new Set(groups.map(({ groupId }) => groupId))
  const compare = nameOrder()
  const childrenOf = (parentId: string | null) =>
    groups
      .filter(
        (group) => (group.parentId !== null && ids.has(group.parentId) ? group.parentId : null) === parentId,
      )
      .toSorted((a, b) => compare(a.name, b.name))
  const walk = (parentId: string | null, depth: number): GroupInTree[] =>
    childrenOf(parentId).flatMap((group) => [{ group, depth }, ...walk(group.groupId, depth + 1)])
  return walk(null, 0)
}

/** A group and all its descendants, which it can't move into. */
export function groupWithDescendants(groups: readonly StaffGroup[], groupId: string): ReadonlySet<string> {
  const inside = new Set([groupId])
  for (const { group } of groupTree(groups))
    if (group.parentId !== null && inside.has(group.parentId)) inside.add(group.groupId)
  return inside
}
