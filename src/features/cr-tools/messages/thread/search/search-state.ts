import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

/** The channel being searched and the query, shared by header, search bar and bubbles. */
const searchState = createStore<{ channelId: string; query: string } | undefined>(undefined)

export const openThreadSearch = (channelId: string): void => {
  if (searchState.get()?.channelId !== channelId) searchState.set({ channelId, query: '' })
}
export const searchThreadFor = (channelId: string, query: string): void =>
  searchState.set({ channelId, query })
export const closeThreadSearch = (): void => searchState.set(undefined)

/** Returns whether this channel's thread is being searched. */
export const useIsSearching = (channelId: string): boolean =>
  useSyncExternalStore(searchState.subscribe, () => searchState.get()?.channelId === channelId)

/** Returns the query of the open thread's search; empty when there is none. */
export const useSearchQuery = (): string =>
  useSyncExternalStore(searchState.subscribe, () => searchState.get()?.query ?? '')
