import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listVault, listVaultFolders, listVaultTags } from '@/api/calls/creator/vault'
import { firstPageOnly } from '@/api/cached-pages'
import { pagesOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { VaultMedia } from '@/domain/vault/vault'

type VaultListFilter = Omit<RequestOf<typeof listVault>, 'lastId' | 'limit'>

const NONE: readonly VaultMedia[] = []

/**
 * Infinite query of the filtered items. An unmounted list keeps only its first page, as a refetch reloads
 * every cached page (a whole vault has a hundred).
 */
export function useVaultList(creatorId: string, request: VaultListFilter, perPage: number) {
  const client = useQueryClient()
  const options = pagesOf(listVault, { ...request, limit: perPage }, creatorId)
  const read = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const key = JSON.stringify(options.queryKey)
  useEffect(
    () => () => {
      client.setQueryData<typeof read.data>(JSON.parse(key) as readonly unknown[], (data) =>
        data && data.pages.length > 1 ? firstPageOnly(data) : data,
      )
    },
    [client, key],
  )
  const pages = read.data?.pages
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = read
  const more = useCallback(
    () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  )
  const media = useMemo(() => pages?.flatMap(({ data }) => data) ?? NONE, [pages])
  const status = useQueryStatus(read, media.length === 0)
  // The next items are on their way.
  const isLoading = status.kind === 'empty' && hasNextPage
  return {
    pages: pages ?? [],
    media,
    /** Number of matching items, loaded or not. */
    total: pages?.[0]?.total ?? media.length,
    isRefining: read.isPlaceholderData,
    status: isLoading ? ({ kind: 'loading' } as const) : status,
    more,
  }
}
export type VaultList = ReturnType<typeof useVaultList>

export const useVaultFolders = (creatorId: string) =>
  useQuery(queryOf(listVaultFolders, undefined, creatorId))

/** The tags and people of a creator's items; none until they have loaded. */
export function useVaultLabels(creatorId: string) {
  const read = useQuery(queryOf(listVaultTags, undefined, creatorId))
  const { data: tags = [], people = [], uploaderIds = [] } = read.data ?? {}
  return { read, tags: tags.map(({ name }) => name), people: people.map(({ name }) => name), uploaderIds }
}
