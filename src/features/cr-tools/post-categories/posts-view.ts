import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField, searchField } from '@/lib/url-state'

const SCHEMA = { category: optionalIdField(), query: searchField() }

/** Filter of posts, stored in the URL: one category, uncategorized, or all (null). */
export function usePostsView() {
  const { state, change } = useUrlState(SCHEMA)
  return {
    ...state,
    show: (category: string | null) => change({ category }),
    clear: () => change({ query: '' }, { replace: true }),
  }
}
export type PostsView = ReturnType<typeof usePostsView>
