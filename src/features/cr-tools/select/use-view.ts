import { useSearchParams } from 'react-router'

import { useTyped } from '@/services/use-typed'

import { isSort, type Sort } from './arrange'

export interface View extends ReturnType<typeof useView> {}

/** Search and sort of the creators, stored in the URL. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const { typed, note } = useTyped(params.get('q') ?? '')
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
    sort: isSort(sort) ? sort : ('shift' as const),
    sortBy: (next: Sort) => set('sort', next === 'shift' ? '' : next),
    next: params.get('next'),
  }
}
