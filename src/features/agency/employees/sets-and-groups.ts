import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listPermissionSets, listStaffGroups } from '@/api/calls/agency/employees'
import { queryOf } from '@/api/query'
import type { PermissionSet } from '@/domain/account/permission-set'
import type { StaffGroup } from '@/domain/agency/staff-group'
import { nameOrder } from '@/i18n/format'

import { useFallbackPolling } from '../live/use-polling'

const NO_SETS: readonly PermissionSet[] = []
const NO_GROUPS: readonly StaffGroup[] = []

export const usePermissionSets = () => useQuery({ ...queryOf(listPermissionSets), ...useFallbackPolling() })
export const usePermissionSetList = (): readonly PermissionSet[] => usePermissionSets().data?.data ?? NO_SETS

export const useStaffGroups = () => useQuery({ ...queryOf(listStaffGroups), ...useFallbackPolling() })
export const useStaffGroupList = (): readonly StaffGroup[] => useStaffGroups().data?.data ?? NO_GROUPS

/** The name of a set; a role's set uses the role's translated name. */
export function useSetName(): (set: PermissionSet) => string {
  const { t } = useTranslation('analytics')
  return useCallback(({ role, name }) => (role === null ? name : t(`employees.role_${role}`)), [t])
}

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
