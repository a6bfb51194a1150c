import { AGENCY_CREATOR_SORTS, type AgencyCreatorSort } from '@/domain/agency/agency-creator'
import { CREATOR_STATUSES } from '@/domain/agency/creator-status'
import { sortIn, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import {
  type UrlField,
  flagField,
  choiceField,
  optionalFlagField,
  optionalIdField,
  readUrlState,
  type UrlState,
  searchField,
} from '@/lib/url-state'

const DEFAULT_SORT: AgencyCreatorSort = { by: 'earned', descending: true }

export const CREATORS_LAYOUTS = ['table', 'grid'] as const
export type CreatorsLayout = (typeof CREATORS_LAYOUTS)[number]

/** `cover=none`: leaves room for other kinds of cover. */
const hasNoCover: UrlField<boolean> = {
  name: 'cover',
  fallback: false,
  read: (text) => (text === 'none' ? true : undefined),
  write: (value) => (value ? 'none' : ''),
}

/** The filters of creators; null and false filter nothing. */
const FILTER_FIELDS = {
  status: choiceField(CREATOR_STATUSES, null),
  isHidden: { ...optionalFlagField(), name: 'hidden' },
  groupId: { ...optionalIdField(), name: 'group' },
  isPg: { ...optionalFlagField(), name: 'pg' },
  isMine: { ...flagField(), name: 'mine' },
  hasNoCover,
}
export interface CreatorFilter extends UrlState<typeof FILTER_FIELDS> {}

const VIEW_FIELDS = {
  ...FILTER_FIELDS,
  query: searchField(),
  layout: { ...choiceField(CREATORS_LAYOUTS, 'table'), name: 'view' },
}
const OPTIONS = { filters: ['query', ...(Object.keys(FILTER_FIELDS) as (keyof CreatorFilter)[])] } as const // keys of a literal

export const parseCreatorsView = (params: URLSearchParams) => {
  const { query, layout: _, ...filter } = readUrlState(VIEW_FIELDS, params)
  return { query, filter, order: sortIn(params, AGENCY_CREATOR_SORTS) ?? DEFAULT_SORT }
}

export interface CreatorsView extends ReturnType<typeof useCreatorsView> {}

/** Search, filters, order and layout of creators, kept in the URL so that links share a view and Back works. */
export function useCreatorsView() {
  const { state, ...view } = useUrlState(VIEW_FIELDS, OPTIONS)
  const { query, layout, ...filter } = state
  return {
    query,
    filter,
    ...view,
    ...useUrlSort(AGENCY_CREATOR_SORTS, DEFAULT_SORT),
    layout,
    setLayout: (next: CreatorsLayout) => view.change({ layout: next }, { replace: true }),
  }
}
