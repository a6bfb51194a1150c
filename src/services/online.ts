import { useSyncExternalStore } from 'react'

/** What the browser believes of its network. It knows for sure only that it is off. */
export const isOnline = (): boolean => navigator.onLine

/** Calls back when the network goes or comes. */
export function onOnlineChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(onOnlineChange, isOnline)
