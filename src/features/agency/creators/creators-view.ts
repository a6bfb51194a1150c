import { AGENCY_CREATOR_SORTS, type AgencyCreatorSort } from '@/domain/agency-creator'
import { CREATOR_STATUSES } from '@/domain/creator-status'
import { sortIn, useAddressSort } from '@/features/figures/use-address-sort'
import { useAddressState } from '@/features/figures/use-address-state'
import {
  type AddressField,
  flag,
  isChanged,
  oneOf,
  optionalFlag,
  optionalId,
  readAddress,
  type StateOf,
  words,
} from '@/lib/address-state'

const DEFAULT_SORT: AgencyCreatorSort = { by: 'earned', descending: true }

export const LAYOUTS = ['table', 'grid'] as const
export type Layout = (typeof LAYOUTS)[number]

/** `cover=none`: leaves room for other kinds of cover. */
const hasNoCover: AddressField<boolean> = {
  name: 'cover',
  fallback: false,
  read: (text) => (text === 'none' ? true : undefined),
  write: (value) => (value ? 'none' : ''),
}

/** The filters of creators; null and false filter nothing. */
const FILTER = {
  status: oneOf(CREATOR_STATUSES, null),
  isHidden: { ...optionalFlag(), name: 'hidden' },
  groupId: { ...optionalId(), name: 'group' },
  isPg: { ...optionalFlag(), name: 'pg' },
  isMine: { ...flag(), name: 'mine' },
  hasNoCover,
}
export interface CreatorFilter extends StateOf<typeof FILTER> {}

const VIEW = {
  ...FILTER,
  query: { ...words(), name: 'q' },
  layout: { ...oneOf(LAYOUTS, 'table'), name: 'view' },
}
const NARROWING = ['query', ...(Object.keys(FILTER) as (keyof CreatorFilter)[])] as const // keys of a literal

/** Parses the view from the URL. */
export const viewIn = (params: URLSearchParams) => {
  const { query, layout: _, ...filter } = readAddress(VIEW, params)
  return { query, filter, order: sortIn(params, AGENCY_CREATOR_SORTS) ?? DEFAULT_SORT }
}

export interface CreatorsView extends ReturnType<typeof useCreatorsView> {}

/** Search, filters, order and layout of creators, kept in the URL so that links share a view and Back works. */
export function useCreatorsView() {
  const { state, change, reset } = useAddressState(VIEW)
  const { query, layout, ...filter } = state
  return {
    query,
    filter,
    ...useAddressSort(AGENCY_CREATOR_SORTS, DEFAULT_SORT),
    layout,
    isNarrowed: isChanged(VIEW, state, NARROWING),
    narrow: (patch: Partial<CreatorFilter>) => change(patch, { replace: true }),
    setLayout: (next: Layout) => change({ layout: next }, { replace: true }),
    reset: () => reset({ replace: true }),
  }
}
