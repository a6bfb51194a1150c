import { useSyncExternalStore } from 'react'

/** What the browser reports about its network. Only its offline state is reliable. */
export const isOnline = (): boolean => navigator.onLine

/** Calls back when the browser goes online or offline. */
export function onOnlineChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(onOnlineChange, isOnline)
