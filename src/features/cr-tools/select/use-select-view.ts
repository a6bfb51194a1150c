import { useSearchParams } from 'react-router'

import { useSearchText } from '@/services/input/use-search-text'

import { isCreatorSort, type CreatorSort } from './sort-creators'

export interface SelectView extends ReturnType<typeof useSelectView> {}

/** Search and sort of the creators, stored in the URL. */
export function useSelectView() {
  const [params, setParams] = useSearchParams()
  const { typed, note } = useSearchText(params.get('q') ?? '')
  const sort = params.get('sort')
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    query: typed,
    search: (text: string) => {
      note(text)
      set('q', text)
    },
    sort: isCreatorSort(sort) ? sort : ('shift' as const),
    sortBy: (next: CreatorSort) => set('sort', next === 'shift' ? '' : next),
    next: params.get('next'),
  }
}
