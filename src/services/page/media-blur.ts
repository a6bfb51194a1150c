import { createContext, use, useMemo, useSyncExternalStore } from 'react'

import { type HiddenMedia, isHiddenBy } from '@/domain/vault/censorship'
import type { Media } from '@/domain/vault/media'
import { createStore } from '@/lib/store'

import { onUserChange } from '../session/on-user-change'

const NOTHING: ReadonlySet<string> = new Set()

interface MediaBlur {
  hidden: HiddenMedia
  /** The same where media are chosen by sight: the vault, its picker, what was picked. */
  hiddenInVault: HiddenMedia
  revealed: ReadonlySet<string>
}

/** Which media are hidden, all until the settings are known, and which the user has revealed (decisions 35). */
const store = createStore<MediaBlur>({ hidden: 'all', hiddenInVault: 'all', revealed: NOTHING })
onUserChange(() => store.set({ ...store.get(), revealed: NOTHING }))

export function setHiddenMedia(hidden: HiddenMedia, hiddenInVault = hidden): void {
  const blur = store.get()
  if (hidden === blur.hidden && hiddenInVault === blur.hiddenInVault) return
  store.set({ ...blur, hidden, hiddenInVault })
}

/** Whether the media below are those of the vault. */
export const VaultMediaContext = createContext(false)

type Seen = Pick<Media, 'mediaId' | 'kind' | 'isPgSafe'>

export function revealMedia(media: readonly Seen[]): void {
  const { revealed } = store.get()
  store.set({ ...store.get(), revealed: new Set([...revealed, ...media.map(({ mediaId }) => mediaId)]) })
}

const isHiddenIn = ({ hidden, hiddenInVault, revealed }: MediaBlur, media: Seen, isVault: boolean): boolean =>
  isHiddenBy(isVault ? hiddenInVault : hidden, media) && !revealed.has(media.mediaId)

export const isMediaHidden = (media: Seen, isVault = false): boolean =>
  isHiddenIn(store.get(), media, isVault)

/** Returns `isMediaHidden`, another function after each change. */
export function useIsMediaHidden(): (media: Seen) => boolean {
  const isVault = use(VaultMediaContext)
  const blur = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(() => (media) => isHiddenIn(blur, media, isVault), [blur, isVault])
}

/** Whether any of these media is hidden. */
export function useMediaHidden(media: readonly Seen[]): boolean {
  const isVault = use(VaultMediaContext)
  return useSyncExternalStore(store.subscribe, () => media.some((one) => isMediaHidden(one, isVault)))
}
