import { useSyncExternalStore } from 'react'

import { pageShortcuts, type Shortcut } from '@/services/shortcuts'

import type { Found } from './found'

type Shown = 'palette' | 'shortcuts' | 'settings' | 'password' | undefined

/** A used command: its id, with its search result. */
interface Recent {
  id: string
  found?: Found
}

const RECENT_MAX = 4

let shown: Shown
let recent: readonly Recent[] = []
let ofPage: readonly Shortcut[] = []
let afterClosing: (() => void) | undefined
const listeners = new Set<() => void>()

function show(next: Shown): void {
  shown = next
  listeners.forEach((listener) => listener())
}

/**
 * Opens the palette. Captures the page's shortcuts first, because they depend on the focus, which the palette
 * takes.
 */
export function openPalette(): void {
  ofPage = pageShortcuts()
  show('palette')
}
/** Returns the page's shortcuts as of when the palette opened. */
export const shortcutsAtOpening = (): readonly Shortcut[] => ofPage
export const openShortcutSheet = (): void => show('shortcuts')
export const openAccountSettings = (): void => show('settings')
/** Opens the account settings at the password change. */
export const openPasswordChange = (): void => show('password')
/** Closes whichever overlay is open. */
export const closePalette = (): void => show(undefined)

/** Closes the palette, then runs `run` after the focus is restored, because it may move the focus. */
export function closeThen(run: () => void): void {
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
 * 12).
 */
export function noteCommand(id: string, found?: Found): void {
  const entry = found ? { id, found } : { id }
  recent = [entry, ...recent.filter((one) => one.id !== id)].slice(0, RECENT_MAX)
}
export const recentCommands = (): readonly Recent[] => recent

/** Clears them for the next user. */
export function forgetCommands(): void {
  recent = []
  ofPage = []
  show(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useShown = (): Shown => useSyncExternalStore(subscribe, () => shown)
