import { useMemo, useSyncExternalStore } from 'react'

import { type HiddenMedia, isHiddenBy } from '@/domain/vault/censorship'
import type { Media } from '@/domain/vault/media'
import { createStore } from '@/lib/store'

import { onUserChange } from '../session/on-user-change'

const NOTHING: ReadonlySet<string> = new Set()

/** Which media are hidden, all until the settings are known, and which the user has revealed (decisions 35). */
const store = createStore<{ hidden: HiddenMedia; revealed: ReadonlySet<string> }>({
  hidden: 'all',
  revealed: NOTHING,
})
onUserChange(() => store.set({ ...store.get(), revealed: NOTHING }))

export function setHiddenMedia(hidden: HiddenMedia): void {
  if (hidden !== store.get().hidden) store.set({ ...store.get(), hidden })
}

type Seen = Pick<Media, 'mediaId' | 'kind' | 'isPgSafe'>

export function revealMedia(media: readonly Seen[]): void {
  const { revealed } = store.get()
  store.set({ ...store.get(), revealed: new Set([...revealed, ...media.map(({ mediaId }) => mediaId)]) })
}

const isHiddenIn = ({ hidden, revealed }: ReturnType<typeof store.get>, media: Seen): boolean =>
  isHiddenBy(hidden, media) && !revealed.has(media.mediaId)

export const isMediaHidden = (media: Seen): boolean => isHiddenIn(store.get(), media)

/** Returns `isMediaHidden`, another function after each change. */
export function useIsMediaHidden(): (media: Seen) => boolean {
  const state = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(() => (media) => isHiddenIn(state, media), [state])
}

/** Whether any of these media is hidden. */
export const useMediaHidden = (media: readonly Seen[]): boolean =>
  useSyncExternalStore(store.subscribe, () => media.some(isMediaHidden))
