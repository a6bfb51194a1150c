import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField, textField } from '@/lib/url-state'
import { useDebouncedSearch } from '@/services/input/use-search-text'

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
