import type { RequestOf } from '@/api/call'
import type { listVault } from '@/api/calls/vault'
import { MEDIA_KINDS } from '@/domain/media'
import {
  LENGTH_BANDS,
  type LengthBand,
  ORIENTATIONS,
  PRICE_BANDS,
  type PriceBand,
  RIGHTS_VIEWS,
  VAULT_SORTS,
} from '@/domain/vault'
import { useAddressState } from '@/features/figures/use-address-state'
import { ids, isChanged, oneOf, optionalFlag, optionalId, type StateOf, words } from '@/lib/address-state'
import { useTypedSearch } from '@/services/use-typed'

const SEARCH_AFTER_MS = 250

export const LENGTHS = Object.keys(LENGTH_BANDS) as LengthBand[] // its own keys
export const PRICES = Object.keys(PRICE_BANDS) as PriceBand[] // its own keys
export const PLACES = ['archived', 'trash'] as const

const SCHEMA = {
  folder: optionalId(),
  place: oneOf(PLACES, null),
  q: words(),
  tags: ids(),
  type: oneOf(MEDIA_KINDS, null),
  orientation: oneOf(ORIENTATIONS, null),
  length: oneOf(LENGTHS, null),
  price: oneOf(PRICES, null),
  by: optionalId(),
  person: optionalId(),
  sent: optionalFlag(),
  posted: optionalFlag(),
  rights: oneOf(RIGHTS_VIEWS, null),
  sort: oneOf(VAULT_SORTS, 'newest'),
}
export type VaultState = StateOf<typeof SCHEMA>

/** Filters of the list besides its folder. */
export const FILTERS = [
  'tags',
  'type',
  'orientation',
  'length',
  'price',
  'by',
  'person',
  'sent',
  'posted',
  'rights',
] as const satisfies readonly (keyof VaultState)[]
/** Filters inside the panel; tags and type have their own controls. */
export const PANEL_FILTERS = FILTERS.filter((name) => name !== 'tags' && name !== 'type')

export type VaultRequest = Omit<RequestOf<typeof listVault>, 'lastId' | 'limit'>

/** Builds the API request from the URL state; empty filters are omitted. */
export function requestOf(state: VaultState): VaultRequest {
  const { folder, place, q, tags, type, orientation, length, price, by, person, sent, posted, rights, sort } =
    state
  return {
    query: q,
    sort,
    ...(place === null ? folder !== null && { folderId: folder } : { state: place }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(type !== null && { type }),
    ...(orientation !== null && { orientation }),
    ...(length !== null && { length: LENGTH_BANDS[length] }),
    ...(price !== null && { price: PRICE_BANDS[price] }),
    ...(by !== null && { uploadedBy: by }),
    ...(person !== null && { person }),
    ...(sent !== null && { isSent: sent }),
    ...(posted !== null && { isPosted: posted }),
    ...(rights !== null && { rights }),
  }
}

const noFilter: Partial<VaultState> = Object.fromEntries(FILTERS.map((name) => [name, SCHEMA[name].fallback]))

/** The vault's folder, filters and sort order, stored in the URL. */
export function useVaultView() {
  const { state, change } = useAddressState(SCHEMA)
  const { typed, type } = useTypedSearch(state.q, (q) => change({ q }, { replace: true }), SEARCH_AFTER_MS)
  return {
    state,
    typed,
    type,
    isNarrowed: state.q !== '' || isChanged(SCHEMA, state, [...FILTERS]),
    panelCount: PANEL_FILTERS.filter((name) => isChanged(SCHEMA, state, [name])).length,
    narrow: (to: Partial<VaultState>) => change(to),
    openFolder: (folder: string | null) => change({ folder, place: null }),
    openPlace: (place: (typeof PLACES)[number]) => change({ folder: null, place }),
    clear: () => {
      change(noFilter)
      if (state.q !== '') type('')
    },
  }
}
export type VaultView = ReturnType<typeof useVaultView>
