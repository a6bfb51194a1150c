import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'

import { AGENCY_CREATOR_SORTS, type AgencyCreatorSort } from '@/domain/agency-creator'

const DEFAULT: AgencyCreatorSort = { by: 'earned', descending: true }

export interface CreatorsView {
  /** What stands in the search field. */
  typed: string
  /** What is asked of the server: the same, a moment later while typing fast. */
  query: string
  sort: AgencyCreatorSort
  search: (text: string) => void
  sortBy: (sort: AgencyCreatorSort) => void
}

function sortOf(params: URLSearchParams): AgencyCreatorSort {
  const by = AGENCY_CREATOR_SORTS.find((candidate) => candidate === params.get('sort'))
  return by ? { by, descending: params.get('order') === 'desc' } : DEFAULT
}

/** Search and order of the creators' table; they live in the address, so that a view can be shared and Back works. */
export function useCreatorsView(): CreatorsView {
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const change = (entries: Record<string, string>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(entries)) {
          if (value === '') current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    typed,
    query: useDeferredValue(typed.trim()),
    sort: sortOf(params),
    search: (text) => change({ q: text }),
    sortBy: ({ by, descending }) => change({ sort: by, order: descending ? 'desc' : 'asc' }),
  }
}
