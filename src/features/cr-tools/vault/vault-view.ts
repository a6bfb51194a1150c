import { useMemo } from 'react'

import type { listVault } from '@/api/calls/creator/vault'
import type { ListRequest } from '@/api/query'
import { MEDIA_KINDS } from '@/domain/vault/media'
import {
  LENGTH_BANDS,
  type LengthBandName,
  ORIENTATIONS,
  PRICE_BANDS,
  type PriceBandName,
  RIGHTS_FILTERS,
  UNPOSTED_DAYS,
  VAULT_SORTS,
} from '@/domain/vault/vault'
import { useUrlState } from '@/features/figures/url/use-url-state'
import {
  idsField,
  isUrlStateChanged,
  choiceField,
  optionalFlagField,
  optionalIdField,
  type UrlState,
  textField,
} from '@/lib/url-state'
import { givenFields } from '@/lib/given-fields'

import { useVaultSorts } from './use-vault-sorts'

export const LENGTH_BAND_NAMES = Object.keys(LENGTH_BANDS) as LengthBandName[] // its own keys
export const PRICE_BAND_NAMES = Object.keys(PRICE_BANDS) as PriceBandName[] // its own keys
/** The dashboard links here with one of its numbers of days. */
export const POST_DAYS = UNPOSTED_DAYS.map((days) => `${days}` as const)
export const VAULT_ARCHIVES = ['archived', 'trash'] as const

/** Posted, never posted, or without a post for a number of days. */
const POST_FILTERS = ['yes', 'no', ...POST_DAYS] as const

const SCHEMA = {
  folder: optionalIdField(),
  /** Null: what is in use. */
  archive: { ...choiceField(VAULT_ARCHIVES, null), name: 'place' },
  q: textField(),
  tags: idsField(),
  type: choiceField(MEDIA_KINDS, null),
  orientation: choiceField(ORIENTATIONS, null),
  length: choiceField(LENGTH_BAND_NAMES, null),
  price: choiceField(PRICE_BAND_NAMES, null),
  by: optionalIdField(),
  person: optionalIdField(),
  sent: optionalFlagField(),
  posted: choiceField(POST_FILTERS, null),
  rights: choiceField(RIGHTS_FILTERS, null),
  pg: optionalFlagField(),
  sort: choiceField(VAULT_SORTS, 'newest'),
}
export type VaultAddress = UrlState<typeof SCHEMA>

const NO_FILTERS: ReadonlySet<string> = new Set(['folder', 'archive', 'q', 'sort'])
/** Filters of the list besides its folder. */
export const FILTERS = (Object.keys(SCHEMA) as (keyof VaultAddress)[]).filter((name) => !NO_FILTERS.has(name)) // its own keys
/** Filters inside the panel; tags and type have their own controls. */
export const PANEL_FILTERS = FILTERS.filter((name) => name !== 'tags' && name !== 'type')

export type VaultRequest = ListRequest<typeof listVault>

const postFilter = (posted: VaultAddress['posted']) => ({
  isPosted: posted === 'yes' ? true : posted === 'no' ? false : null,
  unpostedDays: posted === null || posted === 'yes' || posted === 'no' ? null : Number(posted),
})

/** Builds the API request from the URL state; empty filters are omitted. */
export const vaultRequestOf = ({ archive, ...state }: VaultAddress): VaultRequest => ({
  query: state.q,
  sort: state.sort,
  ...givenFields({
    state: archive,
    folderId: archive === null ? state.folder : null,
    tags: state.tags,
    type: state.type,
    orientation: state.orientation,
    length: state.length && LENGTH_BANDS[state.length],
    price: state.price && PRICE_BANDS[state.price],
    uploadedBy: state.by,
    person: state.person,
    isSent: state.sent,
    ...postFilter(state.posted),
    rights: state.rights,
    isPgSafe: state.pg,
  }),
})

const OPTIONS = { filters: [...FILTERS, 'q'], isStep: true } as const

/** The vault's folder, filters and sort order, stored in the URL. Stable while they are. */
export function useVaultView() {
  const { state: written, change, narrow, clear, isNarrowed } = useUrlState(SCHEMA, OPTIONS)
  const sorts = useVaultSorts()
  return useMemo(() => {
    const state = sorts.includes(written.sort) ? written : { ...written, sort: SCHEMA.sort.fallback }
    return {
      state,
      isNarrowed,
      panelCount: PANEL_FILTERS.filter((name) => isUrlStateChanged(SCHEMA, state, [name])).length,
      narrow,
      openFolder: (folder: string | null) => change({ folder, archive: null }),
      openArchive: (archive: (typeof VAULT_ARCHIVES)[number]) => change({ folder: null, archive }),
      search: (q: string) => change({ q }, { replace: true }),
      clear,
    }
  }, [written, sorts, change, narrow, clear, isNarrowed])
}
export type VaultView = ReturnType<typeof useVaultView>
