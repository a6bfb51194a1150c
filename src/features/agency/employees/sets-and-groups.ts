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

/** The name of a set; a role's set uses the role's translated name. */
export function useSetName(): (set: PermissionSet) => string {
  const { t } = useTranslation('analytics')
  return useCallback(({ role, name }) => (role === null ? name : t(`employees.role_${role}`)), [t])
}

export interface PlacedGroup {
  group: StaffGroup
  /** How many groups contain it. */
  depth: number
}

/** Groups in tree order, by name within each level; one whose parent is missing moves to the top. */
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

/** A group and all its descendants, which it can't move into. */
export function insideOf(groups: readonly StaffGroup[], groupId: string): ReadonlySet<string> {
  const inside = new Set([groupId])
  for (const { group } of treeOf(groups))
    if (group.parentId !== null && inside.has(group.parentId)) inside.add(group.groupId)
  return inside
}
