import { AGENCY_CREATOR_SORTS, type AgencyCreatorSort } from '@/domain/agency-creator'
import { CREATOR_STATUSES, type CreatorStatus } from '@/domain/creator-status'

import { useAddress } from '../use-address'
import { sortIn, useAddressSort } from '../use-address-sort'

const DEFAULT_SORT: AgencyCreatorSort = { by: 'earned', descending: true }

export const LAYOUTS = ['table', 'grid'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What narrows the creators; null and false narrow nothing. */
export interface CreatorFilter {
  status: CreatorStatus | null
  isHidden: boolean | null
  groupId: string | null
  isPg: boolean | null
  isMine: boolean
  hasNoCover: boolean
}

const FILTER_KEYS = ['status', 'hidden', 'group', 'pg', 'mine', 'cover'] as const
type Key = (typeof FILTER_KEYS)[number] | 'q' | 'view'

const flagOf = (text: string | null): boolean | null => (text === '1' ? true : text === '0' ? false : null)
const flagText = (flag: boolean | null): string => (flag === null ? '' : flag ? '1' : '0')

const filterIn = (params: URLSearchParams): CreatorFilter => ({
  status: CREATOR_STATUSES.find((status) => status === params.get('status')) ?? null,
  isHidden: flagOf(params.get('hidden')),
  groupId: params.get('group'),
  isPg: flagOf(params.get('pg')),
  isMine: params.get('mine') === '1',
  hasNoCover: params.get('cover') === 'none',
})

const written = (filter: CreatorFilter): Record<(typeof FILTER_KEYS)[number], string> => ({
  status: filter.status ?? '',
  hidden: flagText(filter.isHidden),
  group: filter.groupId ?? '',
  pg: flagText(filter.isPg),
  mine: filter.isMine ? '1' : '',
  cover: filter.hasNoCover ? 'none' : '',
})

/** What an address asks for. */
export const viewIn = (params: URLSearchParams) => ({
  query: (params.get('q') ?? '').trim(),
  filter: filterIn(params),
  order: sortIn(params, AGENCY_CREATOR_SORTS) ?? DEFAULT_SORT,
})

export interface CreatorsView extends ReturnType<typeof useCreatorsView> {}

/** Search, filters, order and layout of the creators; they live in the address, so that a view can be shared and Back works. */
export function useCreatorsView() {
  const { params, change: put } = useAddress()
  const change = (entries: Partial<Record<Key, string>>) => put(entries, { replace: true })
  const { query, filter } = viewIn(params)
  const layout: Layout = params.get('view') === 'grid' ? 'grid' : 'table'
  return {
    query,
    filter,
    ...useAddressSort(AGENCY_CREATOR_SORTS, DEFAULT_SORT),
    layout,
    isNarrowed: query !== '' || FILTER_KEYS.some((key) => params.has(key)),
    narrow: (patch: Partial<CreatorFilter>) => change(written({ ...filter, ...patch })),
    setLayout: (next: Layout) => change({ view: next === 'grid' ? next : '' }),
    reset: () => change({ q: '', ...Object.fromEntries(FILTER_KEYS.map((key) => [key, ''])) }),
  }
}
