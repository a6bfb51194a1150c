import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import { pageShortcuts, type Shortcut } from '@/services/input/shortcuts'

import type { SearchResult } from './search-result'

type OpenOverlay = 'palette' | 'shortcuts' | 'settings' | 'password' | undefined

/** A used command: its id, with its search result. */
interface RecentCommand {
  id: string
  result?: SearchResult
}

const RECENT_MAX = 4
export const CRISIS_COMMAND = 'crisis'

const openOverlay = createStore<OpenOverlay>(undefined)
let recents: readonly RecentCommand[] = []
let capturedShortcuts: readonly Shortcut[] = []
let afterClosing: (() => void) | undefined

/**
 * Opens the palette. Captures the page's shortcuts first, because they depend on the focus, which the palette
 * takes.
 */
export function openPalette(): void {
  capturedShortcuts = pageShortcuts()
  openOverlay.set('palette')
}
/** Returns the page's shortcuts as of when the palette opened. */
export const shortcutsAtOpening = (): readonly Shortcut[] => capturedShortcuts
export const openShortcutSheet = (): void => openOverlay.set('shortcuts')
export const openAccountSettings = (): void => openOverlay.set('settings')
/** Opens the account settings at the password change. */
export const openPasswordChange = (): void => openOverlay.set('password')
/** Closes whichever overlay is open. */
export const closePalette = (): void => openOverlay.set(undefined)

/** Closes the palette, then runs `run` after the focus is restored, because it may move the focus. */
export function closePaletteThen(run: () => void): void {
  afterClosing = run
  closePalette()
}
/** Takes the callback to run after closing, once. */
export function takeAfterClosing(): (() => void) | undefined {
  const run = afterClosing
  afterClosing = undefined
  return run
}

/**
 * Remembers recent commands, newest first. In memory only, because they reveal what a person did (decisions
 * 12). Crisis help is not remembered: who sits down at the same desk must not read that it was opened.
 */
export function recordCommand(id: string, found?: SearchResult): void {
  if (id === CRISIS_COMMAND) return
  const entry: RecentCommand = found ? { id, result: found } : { id }
  recents = [entry, ...recents.filter((one) => one.id !== id)].slice(0, RECENT_MAX)
}
export const recentCommands = (): readonly RecentCommand[] => recents

/** Clears them for the next user. */
export function clearCommands(): void {
  recents = []
  capturedShortcuts = []
  openOverlay.set(undefined)
}
export const useOpenOverlay = (): OpenOverlay => useSyncExternalStore(openOverlay.subscribe, openOverlay.get)
