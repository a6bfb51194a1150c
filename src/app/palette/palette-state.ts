import { useSyncExternalStore } from 'react'

import { pageShortcuts, type Shortcut } from '@/services/shortcuts'

import type { Found } from './found'

type Shown = 'palette' | 'shortcuts' | 'settings' | 'password' | undefined

/** What was done: the id of a command, with what a search found for it. */
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

/** Opens the palette. What the page can do depends on where the focus is, so it is looked up before the palette takes it. */
export function openPalette(): void {
  ofPage = pageShortcuts()
  show('palette')
}
/** What the page could do by keys when the palette was opened. */
export const shortcutsAtOpening = (): readonly Shortcut[] => ofPage
export const openShortcutSheet = (): void => show('shortcuts')
export const openAccountSettings = (): void => show('settings')
/** The account settings at the change of the password. */
export const openPasswordChange = (): void => show('password')
/** Closes whichever is open. */
export const closePalette = (): void => show(undefined)

/** Closes the palette, and runs what may move the focus once the focus is back where it was. */
export function closeThen(run: () => void): void {
  afterClosing = run
  closePalette()
}
/** What is left to run after closing, once. */
export function takeAfterClosing(): (() => void) | undefined {
  const run = afterClosing
  afterClosing = undefined
  return run
}

/** Remembers the latest commands, the newest first. In memory only: they show what a person did (decision 12). */
export function noteCommand(id: string, found?: Found): void {
  const entry = found ? { id, found } : { id }
  recent = [entry, ...recent.filter((one) => one.id !== id)].slice(0, RECENT_MAX)
}
export const recentCommands = (): readonly Recent[] => recent

/** Another person has come. */
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
