import { useTranslation } from '@/i18n/use-translation'

import { retryOf } from '../filter/choices'
import { isGivable } from './rights'
import { groupTree, useStaffGroups, useSetName, usePermissionSets } from './sets-and-groups'
import { useRights } from './use-rights'

/** The option for none, since a listbox needs a key. */
const NONE = 'none'
const optionId = (value: string): string | null => (value === NONE ? null : value)
const optionValue = (id: string | null): string => id ?? NONE

/** Indents by depth with spaces, since a menu shows plain text. */
const indented = (name: string, depth: number): string => `${'\u2003'.repeat(depth)}${name}`

/** The groups to choose from, and none. */
export function useGroupOptions() {
  const { t } = useTranslation('analytics')
  const read = useStaffGroups()
  return {
    options: [
      { value: NONE, label: t('employees.no_group') },
      ...groupTree(read.data?.data ?? []).map(({ group, depth }) => ({
        value: group.groupId,
        label: indented(group.name, depth),
        text: group.name,
      })),
    ],
    /** Retries, if groups failed to load and only "none" is on offer. */
    retry: retryOf(read),
    idOf: optionId,
    valueOf: optionValue,
  }
}

/**
 * The permission sets the user may give: those within their own permissions, and the current one. `cutHint` says that
 * there are others, and who can give them.
 */
export function useSetOptions(current: string | null) {
  const { t } = useTranslation('analytics')
  const read = usePermissionSets()
  const sets = read.data?.data ?? []
  const nameOf = useSetName()
  const { own, granter } = useRights()
  const givable = sets.filter(
    (set) => set.permissionSetId === current || (own !== undefined && isGivable(set.chatterPermissions, own)),
  )
  const isCut = own !== undefined && givable.length < sets.length
  return {
    options: [
      { value: NONE, label: t('employees.by_role') },
      ...givable.map((set) => ({ value: set.permissionSetId, label: nameOf(set) })),
    ],
    retry: retryOf(read),
    cutHint: isCut ? t(`employees.sets_cut_${granter}`) : undefined,
    idOf: optionId,
    valueOf: optionValue,
  }
}
