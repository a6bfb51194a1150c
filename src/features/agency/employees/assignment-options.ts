import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'

import { retryOf } from '../filter/choices'
import { groupTree } from '../filter/group-tree'
import { isGivable } from '../staff/rights'
import type { PeopleChange } from './people-changes'
import { useStaffGroups, useSetName, usePermissionSets } from './sets-and-groups'
import { useRights } from './use-rights'

/** What a person has one of, or none: a group or a permission set. */
export type Assignment = 'group' | 'set'

/** Assigns a group or set to people; null takes it away. */
export const assignmentChange = (
  kind: Assignment,
  people: readonly Employee[],
  id: string | null,
): PeopleChange => (kind === 'group' ? { kind, people, groupId: id } : { kind, people, permissionSetId: id })

/** Indents by depth with spaces, since a menu shows plain text. */
const indented = (name: string, depth: number): string => `${'\u2003'.repeat(depth)}${name}`

/** The groups to choose from, and none. */
function useGroupOptions() {
  const { t } = useTranslation('analytics')
  const read = useStaffGroups()
  const groups = groupTree(read.data?.data ?? []).map(({ group, depth }) => ({
    value: group.groupId,
    label: indented(group.name, depth),
    text: group.name,
  }))
  return {
    none: t('employees.no_group'),
    options: groups,
    hint: undefined,
    retry: retryOf(read),
  }
}

/**
 * The permission sets the user may give: those within their own permissions, and the current one. `hint` says that
 * there are others, and who can give them.
 */
function useSetOptions(current: string | null) {
  const { t } = useTranslation('analytics')
  const read = usePermissionSets()
  const sets = read.data?.data ?? []
  const nameOf = useSetName()
  const { own, granter } = useRights()
  const givable = sets.filter(
    (set) => set.permissionSetId === current || (own !== undefined && isGivable(set.chatterPermissions, own)),
  )
  const areSomeMissing = own !== undefined && givable.length < sets.length
  return {
    none: t('employees.by_role'),
    options: givable.map((set) => ({ value: set.permissionSetId, label: nameOf(set) })),
    hint: areSomeMissing ? t(`employees.sets_cut_${granter}`) : undefined,
    retry: retryOf(read),
  }
}

/** The options of a kind; `retry` is set if they failed to load and only "none" is on offer. */
export function useAssignmentOptions(kind: Assignment, current: string | null = null) {
  const groups = useGroupOptions()
  const sets = useSetOptions(current)
  return kind === 'group' ? groups : sets
}
