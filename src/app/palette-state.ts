import { useSyncExternalStore } from 'react'

type Shown = 'palette' | 'shortcuts' | 'settings' | 'password' | undefined

const RECENT_MAX = 4

let shown: Shown
let recent: readonly string[] = []
const listeners = new Set<() => void>()

function show(next: Shown): void {
  shown = next
  listeners.forEach((listener) => listener())
}

export const openPalette = (): void => show('palette')
export const openShortcutSheet = (): void => show('shortcuts')
export const openAccountSettings = (): void => show('settings')
/** The account settings at the change of the password. */
export const openPasswordChange = (): void => show('password')
/** Closes whichever is open. */
export const closePalette = (): void => show(undefined)

/** Remembers what was done, the newest first. In memory alone: it says what somebody did (decision 12). */
export function noteCommand(id: string): void {
  recent = [id, ...recent.filter((one) => one !== id)].slice(0, RECENT_MAX)
}
export const recentCommands = (): readonly string[] => recent

/** Another person has come. */
export function forgetCommands(): void {
  recent = []
  show(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useShown = (): Shown => useSyncExternalStore(subscribe, () => shown)
