import { useSyncExternalStore } from 'react'

/** The channel being searched and the query, shared by header, search bar and bubbles. */
let searched: { channelId: string; query: string } | undefined
const listeners = new Set<() => void>()

function setSearched(next: typeof searched): void {
  if (next?.channelId === searched?.channelId && next?.query === searched?.query) return
  searched = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openThreadSearch = (channelId: string): void => {
  if (searched?.channelId !== channelId) setSearched({ channelId, query: '' })
}
export const searchThreadFor = (channelId: string, query: string): void => setSearched({ channelId, query })
export const closeThreadSearch = (): void => setSearched(undefined)

/** Returns whether this channel's thread is being searched. */
export const useIsSearching = (channelId: string): boolean =>
  useSyncExternalStore(subscribe, () => searched?.channelId === channelId)

/** Returns the query of the open thread's search; empty when there is none. */
export const useSearchQuery = (): string => useSyncExternalStore(subscribe, () => searched?.query ?? '')
