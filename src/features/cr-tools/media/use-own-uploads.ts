import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'

import type { Media } from '@/domain/vault/media'

import { uploads } from './uploads'

/** Returns the running uploads of an owner; calls back with the media of those that have arrived. */
export function useOwnUploads(ownerKey: string, onArrived: (media: readonly Media[]) => void) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(ownerKey))
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    const arrived = uploads.takeReady(ownerKey)
    if (arrived.length > 0) arrive(arrived)
  }, [ready, ownerKey])
  return useMemo(() => all.filter((it) => it.ownerKey === ownerKey), [all, ownerKey])
}
