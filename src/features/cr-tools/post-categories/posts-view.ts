import { useUrlState } from '@/features/figures/use-address-state'
import { optionalIdField, textField } from '@/lib/address-state'
import { useDebouncedSearch } from '@/services/use-typed'

const SEARCH_DEBOUNCE_MS = 250

const SCHEMA = { category: optionalIdField(), q: textField() }

/** Filter of posts, stored in the URL: one category, uncategorized, or all (null). */
export function usePostsView() {
  const { state, change } = useUrlState(SCHEMA)
  const { typed, type } = useDebouncedSearch(
    state.q,
    (q) => change({ q }, { replace: true }),
    SEARCH_DEBOUNCE_MS,
  )
  return {
    category: state.category,
    query: state.q,
    typed,
    type,
    show: (category: string | null) => change({ category }),
    clear: () => type(''),
  }
}
export type PostsView = ReturnType<typeof usePostsView>
