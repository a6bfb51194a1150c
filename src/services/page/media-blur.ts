import { createContext, use, useMemo, useSyncExternalStore } from 'react'

import { type HiddenMedia, isHiddenBy } from '@/domain/vault/censorship'
import type { Media } from '@/domain/vault/media'
import { createStore } from '@/lib/store'

import { onUserChange } from '../session/working-user'

const NOTHING: ReadonlySet<string> = new Set()

interface MediaBlur {
  /** By the censorship level: outside conversations people choose and judge media by sight. */
  hidden: HiddenMedia
  /** In conversations: by the preference, too. */
  hiddenInConversations: HiddenMedia
  /** False while the settings load: what is hidden until then is often shown at once. */
  isDecided: boolean
  revealed: ReadonlySet<string>
}

const UNDECIDED = { hidden: 'all', hiddenInConversations: 'all', isDecided: false } as const

/** Which media are hidden, all until the settings are known, and which the user has revealed (decisions 35). */
const store = createStore<MediaBlur>({ ...UNDECIDED, revealed: NOTHING })
onUserChange(() => store.set({ ...store.get(), revealed: NOTHING }))

export function setHiddenMedia(hidden: HiddenMedia, hiddenInConversations = hidden): void {
  const blur = store.get()
  if (blur.isDecided && hidden === blur.hidden && hiddenInConversations === blur.hiddenInConversations) return
  store.set({ ...blur, hidden, hiddenInConversations, isDecided: true })
}

/** Hides all media until `setHiddenMedia`. */
export const resetHiddenMedia = (): void => store.set({ ...store.get(), ...UNDECIDED })

/** Whether the media below are those of a conversation. */
export const ConversationMediaContext = createContext(false)

type Seen = Pick<Media, 'mediaId' | 'kind' | 'isPgSafe'>

export function revealMedia(media: readonly Seen[]): void {
  const { revealed } = store.get()
  store.set({ ...store.get(), revealed: new Set([...revealed, ...media.map(({ mediaId }) => mediaId)]) })
}

const isHiddenIn = (blur: MediaBlur, media: Seen, isInConversation: boolean): boolean =>
  isHiddenBy(isInConversation ? blur.hiddenInConversations : blur.hidden, media) &&
  !blur.revealed.has(media.mediaId)

export const isMediaHidden = (media: Seen, isInConversation = false): boolean =>
  isHiddenIn(store.get(), media, isInConversation)

/** Returns `isMediaHidden`, another function after each change. */
export function useIsMediaHidden(): (media: Seen) => boolean {
  const isInConversation = use(ConversationMediaContext)
  const blur = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(() => (media) => isHiddenIn(blur, media, isInConversation), [blur, isInConversation])
}

/** Whether any of these media is hidden. */
export function useMediaHidden(media: readonly Seen[]): boolean {
  const isInConversation = use(ConversationMediaContext)
  return useSyncExternalStore(store.subscribe, () =>
    media.some((one) => isMediaHidden(one, isInConversation)),
  )
}

/** Whether hidden media can be revealed: a control that the loaded settings remove would take the focus with it. */
export const useMediaRevealable = (): boolean =>
  useSyncExternalStore(store.subscribe, () => store.get().isDecided)
