import { useUrlChoice } from '@/features/figures/url/use-url-choice'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useSearchText } from '@/services/input/use-search-text'

import { CREATOR_SORTS } from './sort-creators'

export interface SelectView extends ReturnType<typeof useSelectView> {}

/** Search and sort of the creators, stored in the URL. */
export function useSelectView() {
  const { params, change } = useUrlParams()
  const { typed, note } = useSearchText(params.get('q') ?? '')
  const [sort, sortBy] = useUrlChoice('sort', CREATOR_SORTS, 'shift')
  return {
    query: typed,
    search: (text: string) => {
      note(text)
      change({ q: text }, { replace: true })
    },
    sort,
    sortBy,
    next: params.get('next'),
  }
}
