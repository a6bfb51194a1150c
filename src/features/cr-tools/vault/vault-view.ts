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

/** What narrows the items besides their folder. */
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
/** The filters that the panel holds; tags and type have a control of their own. */
export const PANEL_FILTERS = FILTERS.filter((name) => name !== 'tags' && name !== 'type')

export type VaultRequest = Omit<RequestOf<typeof listVault>, 'lastId' | 'limit'>

/** The request for what the address says; what narrows nothing is not in it. */
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

/** Which part of the vault is shown, kept in the address. */
export function useVaultView() {
  const { state, change } = useAddressState(SCHEMA)
  return {
    state,
    isNarrowed: state.q !== '' || isChanged(SCHEMA, state, [...FILTERS]),
    panelCount: PANEL_FILTERS.filter((name) => isChanged(SCHEMA, state, [name])).length,
    narrow: (to: Partial<VaultState>) => change(to),
    openFolder: (folder: string | null) => change({ folder, place: null }),
    openPlace: (place: (typeof PLACES)[number]) => change({ folder: null, place }),
    search: (q: string) => change({ q }, { replace: true }),
    clear: () => change({ ...noFilter, q: '' }),
  }
}
export type VaultView = ReturnType<typeof useVaultView>
