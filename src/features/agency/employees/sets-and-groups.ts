import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listPermissionSets, listStaffGroups } from '@/api/calls/agency/employees'
import { queryOf } from '@/api/query'
import type { PermissionSet } from '@/domain/account/permission-set'
import type { StaffGroup } from '@/domain/agency/staff-group'

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
