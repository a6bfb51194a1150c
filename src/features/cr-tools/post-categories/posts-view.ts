import { useAddressState } from '@/features/figures/use-address-state'
import { optionalId, words } from '@/lib/address-state'
import { useTypedSearch } from '@/services/use-typed'

const SEARCH_AFTER_MS = 250

const SCHEMA = { category: optionalId(), q: words() }

/** Filter of posts, stored in the URL: one category, uncategorized, or all (null). */
export function usePostsView() {
  const { state, change } = useAddressState(SCHEMA)
  const { typed, type } = useTypedSearch(state.q, (q) => change({ q }, { replace: true }), SEARCH_AFTER_MS)
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
