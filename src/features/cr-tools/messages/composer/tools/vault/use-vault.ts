import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { getMediaUse } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import type { MediaKind, MediaUse } from '@/domain/vault/media'
import type { VaultFanFilter, VAULT_SORTS } from '@/domain/vault/vault'
import { useDebounced } from '@/services/input/use-debounced'

import { useVaultList } from '../../../../vault'
import type { MediaUseState } from '../attachments/use-media-use'

export interface VaultPickerView {
  folderId: string | null
  type: MediaKind | null
  query: string
  sort: (typeof VAULT_SORTS)[number]
  /** Filters by what the fan has; null for all. */
  show: VaultFanFilter | null
}

const DEFAULT_VIEW: VaultPickerView = {
  folderId: null,
  type: null,
  query: '',
  sort: 'newest',
  show: null,
}

const PAGE_SIZE = 60
const SEARCH_DEBOUNCE_MS = 250

interface MediaUseRead {
  data: { items: readonly MediaUse[] } | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface VaultMediaUse {
  /** For a fan, a missing entry is unknown. */
  stateById: ReadonlyMap<string, MediaUseState>
  lastPrices: ReadonlyMap<string, number>
  ownedCheck: { hasFailed: boolean; isChecking: boolean; checkAgain: () => void }
}

const combined = (reads: readonly MediaUseRead[]): VaultMediaUse => {
  const failed = reads.filter(({ data, isError }) => isError && data === undefined)
  const items = reads.flatMap(({ data }) => data?.items ?? [])
  return {
    stateById: new Map(items.map((it) => [it.mediaId, it.state])),
    lastPrices: new Map(items.flatMap((it) => (it.lastPrice === null ? [] : [[it.mediaId, it.lastPrice]]))),
    ownedCheck: {
      hasFailed: failed.length > 0,
      isChecking: failed.some(({ isFetching }) => isFetching),
      checkAgain: () => failed.forEach((read) => void read.refetch()),
    },
  }
}

/** Loads the creator's vault in the chosen view, page by page, with what the fan already has. */
export function useVault(creatorId: string, fanId: string | null) {
  const [view, setView] = useState(DEFAULT_VIEW)
  const { show, ...filter } = view
  const query = useDebounced(view.query, SEARCH_DEBOUNCE_MS)
  const fan = fanId !== null && show !== null ? { userId: fanId, show } : null
  const { pages, media, status, more } = useVaultList(creatorId, { ...filter, query, fan }, PAGE_SIZE)
  const mediaUse = useQueries({
    queries: pages.map(({ data }) => ({
      ...queryOf(
        getMediaUse,
        { userId: fanId ?? '', mediaIds: data.map(({ mediaId }) => mediaId) },
        creatorId,
      ),
      enabled: fanId !== null && data.length > 0,
      // What was just sent or bought counts the next time the vault opens.
      staleTime: 0,
    })),
    combine: combined,
  })
  return {
    view,
    changeView: (change: Partial<VaultPickerView>) => setView((latest) => ({ ...latest, ...change })),
    media,
    ...mediaUse,
    status,
    more,
  }
}
