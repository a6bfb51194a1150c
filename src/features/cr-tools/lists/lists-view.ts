import { useAddressState } from '@/features/figures/use-address-state'
import { useAddressSort } from '@/features/figures/use-address-sort'
import { MEMBER_SORTS } from '@/domain/fan-list'
import { oneOf, optionalId, words } from '@/lib/address-state'

export const LIST_KINDS = ['smart', 'manual'] as const
export const SEARCH = 'q'
/** The `edit` parameter of a list that is not saved yet. */
export const NEW_LIST = 'new'

const SCHEMA = {
  /** The list whose members are shown; absent shows all lists. */
  listId: { ...optionalId(), name: 'list' },
  /** The smart list in the editor. */
  editId: { ...optionalId(), name: 'edit' },
  kind: oneOf(LIST_KINDS, null),
  query: { ...words(), name: SEARCH },
}

export const LIST_SORTS = ['name', 'kind', 'members', 'change', 'updated', 'uses'] as const

/** The page's view, stored in the URL: all lists, one list's members, or the editor. */
export function useListsView() {
  const { state, change } = useAddressState(SCHEMA)
  return {
    ...state,
    showKind: (kind: (typeof LIST_KINDS)[number] | null) => change({ kind }, { replace: true }),
    clear: () => change({ kind: null, query: '' }, { replace: true }),
    showMembers: (listId: string) => change({ listId, editId: null, query: '' }),
    edit: (editId: string) => change({ editId }),
    showAll: () => change({ listId: null, editId: null, query: '' }),
    /** Replaces the editor in the history with the saved list. */
    showSaved: (listId: string) => change({ listId, editId: null, query: '' }, { replace: true }),
  }
}
export type ListsView = ReturnType<typeof useListsView>

export const useListSort = () => useAddressSort(LIST_SORTS)

/** Smart lists have no join date, so they sort by last activity first. */
export const useMemberSort = (isSmart: boolean) =>
  useAddressSort(MEMBER_SORTS, { by: isSmart ? 'active' : 'added', descending: true }, 'm_')
