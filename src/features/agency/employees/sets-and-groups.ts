import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listPermissionSets, listStaffGroups } from '@/api/calls/employees'
import { queryOf } from '@/api/query'
import type { PermissionSet } from '@/domain/permission-set'
import type { StaffGroup } from '@/domain/staff-group'

import { useFallbackPolling } from '../polling'

const NO_SETS: readonly PermissionSet[] = []
const NO_GROUPS: readonly StaffGroup[] = []

export const useSets = () => useQuery({ ...queryOf(listPermissionSets), ...useFallbackPolling() })
export const useKnownSets = (): readonly PermissionSet[] => useSets().data?.data ?? NO_SETS

export const useGroups = () => useQuery({ ...queryOf(listStaffGroups), ...useFallbackPolling() })
export const useKnownGroups = (): readonly StaffGroup[] => useGroups().data?.data ?? NO_GROUPS

/** What a set is called: those of the roles by the role, in the person's language. */
export function useSetName(): (set: PermissionSet) => string {
  const { t } = useTranslation('analytics')
  return useCallback(({ role, name }) => (role === null ? name : t(`employees.role_${role}`)), [t])
}

export interface PlacedGroup {
  group: StaffGroup
  /** How many groups it stands in. */
  depth: number
}

/** Groups in the order of a tree: each before those inside it, by name; one whose parent is missing stands at the top. */
export function treeOf(groups: readonly StaffGroup[]): PlacedGroup[] {
  const ids = new Set(groups.map(({ groupId }) => groupId))
  const childrenOf = (parentId: string | null) =>
    groups
      .filter(
        (group) => (group.parentId !== null && ids.has(group.parentId) ? group.parentId : null) === parentId,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name))
  const walk = (parentId: string | null, depth: number): PlacedGroup[] =>
    childrenOf(parentId).flatMap((group) => [{ group, depth }, ...walk(group.groupId, depth + 1)])
  return walk(null, 0)
}

/** A group and all that stand inside it: where it can't be moved to. */
export function insideOf(groups: readonly StaffGroup[], groupId: string): ReadonlySet<string> {
  const inside = new Set([groupId])
  for (const { group } of treeOf(groups))
    if (group.parentId !== null && inside.has(group.parentId)) inside.add(group.groupId)
  return inside
}
