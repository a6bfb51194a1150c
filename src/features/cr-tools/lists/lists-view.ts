import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, optionalIdField, searchField } from '@/lib/url-state'

export const LIST_KINDS = ['smart', 'manual'] as const
/** The `edit` parameter of a list that is not saved yet. */
export const NEW_LIST = 'new'

const SCHEMA = {
  /** The list whose members are shown; absent shows all lists. */
  listId: { ...optionalIdField(), name: 'list' },
  /** The smart list in the editor. */
  editId: { ...optionalIdField(), name: 'edit' },
  kind: choiceField(LIST_KINDS, null),
  query: searchField(),
}

const OPTIONS = { filters: ['kind', 'query'] } as const

export const LIST_SORTS = ['name', 'kind', 'members', 'change', 'updated', 'uses'] as const

/** The page's view, stored in the URL: all lists, one list's members, or the editor. */
export function useListsView() {
  const { state, change, narrow, clear } = useUrlState(SCHEMA, OPTIONS)
  return {
    ...state,
    showKind: (kind: (typeof LIST_KINDS)[number] | null) => narrow({ kind }),
    clear,
    showMembers: (listId: string) => change({ listId, editId: null, query: '' }),
    edit: (editId: string) => change({ editId }),
    showAll: () => change({ listId: null, editId: null, query: '' }),
    /** Replaces the editor in the history with the saved list. */
    showSaved: (listId: string) => change({ listId, editId: null, query: '' }, { replace: true }),
  }
}
export type ListsView = ReturnType<typeof useListsView>
