import { useSyncExternalStore } from 'react'

/** The channel whose thread is searched and what for: header, search bar and bubbles share it. */
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

/** Whether the thread of this channel is being searched. */
export const useIsSearching = (channelId: string): boolean =>
  useSyncExternalStore(subscribe, () => searched?.channelId === channelId)

/** What the open thread is searched for; empty while it is not. */
export const useSearchQuery = (): string => useSyncExternalStore(subscribe, () => searched?.query ?? '')
