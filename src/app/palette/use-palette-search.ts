import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'

import { searchAgency } from '@/api/calls/agency/agency'
import { queryOf } from '@/api/query'
import { type AgencySearchKind, SEARCH_ROWS, SEARCH_TEXT_MIN } from '@/domain/agency/agency-search'
import { useSession } from '@/features/auth'
import { chatSearchQuery } from '@/features/cr-tools'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'
import { useOnline } from '@/services/network/online'
import { useDebounced } from '@/services/input/use-debounced'
import type { CommandSearch } from '@/ui/overlay/command-list'

import type { SearchResult } from './search-result'
import type { Access } from './use-access'

const SEARCH_DEBOUNCE_MS = 200

const isLongEnough = (text: string): boolean => [...text].length >= SEARCH_TEXT_MIN

/** Returns the kinds of agency search that lead somewhere for these roles. */
function kindsFor({ opens }: Access): AgencySearchKind[] {
  const isChatter = opens('crTools')
  return [
    ...(opens('agencyEmployees') ? (['people'] as const) : []),
    ...(opens('agencyCreators') || isChatter ? (['creators'] as const) : []),
  ]
}

interface ResultGroups {
  people: SearchResult[]
  creators: SearchResult[]
  chats: SearchResult[]
}
const NO_RESULTS: ResultGroups = { people: [], creators: [], chats: [] }

/** Combines the states of all requested sources. */
function statusOf(sources: readonly UseQueryResult[], isTyping: boolean): CommandSearch {
  const isUnderWay = sources.some((it) => it.isPending || it.isPlaceholderData)
  if (isTyping || isUnderWay) return { kind: 'searching' }
  const failed = sources.filter((it) => it.isError)
  if (failed.length === 0) return { kind: 'idle' }
  if (failed.some((it) => it.isFetching)) return { kind: 'searching' }
  return { kind: 'failed', retry: () => failed.forEach((it) => void it.refetch()) }
}

/**
 * Searches the server: people and creators of the agency, fans and chats of the creator in focus. Debounced;
 * keeps rows until the next response, and never shows results of another text.
 */
export function usePaletteSearch(
  text: string,
  access: Access,
): { search: CommandSearch; found: ResultGroups } {
  const client = useQueryClient()
  const typed = text.trim()
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const isOnline = useOnline()
  const isWanted = isLongEnough(typed)
  const isSearching = isWanted && isOnline && isLongEnough(debounced)
  const kinds = kindsFor(access)
  const creatorId = useCreatorInFocus(useSession().userId)
  const isInChats = creatorId !== undefined && access.opens('messages')
  const shared = { placeholderData: keepPreviousData, staleTime: 0 } as const
  const agency = useQuery({
    ...queryOf(searchAgency, { text: debounced, kinds, limit: SEARCH_ROWS }),
    ...shared,
    enabled: isSearching && kinds.length > 0,
  })
  const chats = useQuery({
    ...chatSearchQuery(client, creatorId ?? '', debounced, SEARCH_ROWS),
    ...shared,
    enabled: isSearching && isInChats,
  })
  if (!isWanted) return { search: { kind: 'idle' }, found: NO_RESULTS }
  const found = {
    people: (agency.data?.people ?? []).map((person): SearchResult => ({ kind: 'person', person })),
    creators: (agency.data?.creators ?? []).map((creator): SearchResult => ({ kind: 'creator', creator })),
    chats: (isInChats ? (chats.data ?? []) : []).map((chat): SearchResult => ({ kind: 'chat', chat })),
  }
  if (!isOnline) {
    // No request will answer this text, so rows of another one would look like its results.
    const isOfText = typed === debounced && !agency.isPlaceholderData && !chats.isPlaceholderData
    return { search: { kind: 'offline' }, found: isOfText ? found : NO_RESULTS }
  }
  const sources = [...(kinds.length > 0 ? [agency] : []), ...(isInChats ? [chats] : [])]
  return { search: statusOf(sources, typed !== debounced), found }
}
