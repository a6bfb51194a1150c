import { useSyncExternalStore } from 'react'

/** The channel whose thread is being searched: head and thread stand apart and share it. */
let searched: string | undefined
const listeners = new Set<() => void>()

function become(channelId: string | undefined): void {
  if (channelId === searched) return
  searched = channelId
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openThreadSearch = (channelId: string): void => become(channelId)
export const closeThreadSearch = (): void => become(undefined)

/** Whether the thread of this channel is being searched. */
export const useIsSearching = (channelId: string): boolean =>
  useSyncExternalStore(subscribe, () => searched === channelId)
