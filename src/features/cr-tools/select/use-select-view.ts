import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, optionalIdField, searchField } from '@/lib/url-state'
import { useSearchText } from '@/services/input/use-search-text'

import { CREATOR_SORTS } from './sort-creators'

const SCHEMA = { query: searchField(), sort: choiceField(CREATOR_SORTS, 'shift'), next: optionalIdField() }

export interface SelectView extends ReturnType<typeof useSelectView> {}

/** Search and sort of the creators, stored in the URL. */
export function useSelectView() {
  const { state, narrow } = useUrlState(SCHEMA)
  const { typed, type, send } = useSearchText(state.query)
  return {
    query: typed,
    search: (query: string) => {
      type(query)
      send(query.trim())
      narrow({ query })
    },
    sort: state.sort,
    sortBy: (sort: typeof state.sort) => narrow({ sort }),
    next: state.next,
  }
}
