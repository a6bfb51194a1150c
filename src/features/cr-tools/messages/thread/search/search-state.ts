import { useSyncExternalStore } from 'react'

/** The channel being searched and the query, shared by header, search bar and bubbles. */
let searchState: { channelId: string; query: string } | undefined
const listeners = new Set<() => void>()

function setSearchState(next: typeof searchState): void {
  if (next?.channelId === searchState?.channelId && next?.query === searchState?.query) return
  searchState = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openThreadSearch = (channelId: string): void => {
  if (searchState?.channelId !== channelId) setSearchState({ channelId, query: '' })
}
export const searchThreadFor = (channelId: string, query: string): void =>
  setSearchState({ channelId, query })
export const closeThreadSearch = (): void => setSearchState(undefined)

/** Returns whether this channel's thread is being searched. */
export const useIsSearching = (channelId: string): boolean =>
  useSyncExternalStore(subscribe, () => searchState?.channelId === channelId)

/** Returns the query of the open thread's search; empty when there is none. */
export const useSearchQuery = (): string => useSyncExternalStore(subscribe, () => searchState?.query ?? '')
