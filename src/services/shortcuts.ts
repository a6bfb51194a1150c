import type { ParseKeys } from 'i18next'
import { useEffect, useSyncExternalStore } from 'react'

import { isPressOf, isSingleKey, keyCaps, type Keys } from '@/domain/shortcut'

export interface Shortcut {
  id: string
  /** The first is the one that is shown beside acts; all are listed. */
  keys: readonly Keys[]
  label: ParseKeys
  /** The label in words, where it names something. */
  text?: string
  /** Whether it means anything here and now. */
  when?: () => boolean
  /** It belongs to the console, whatever page is shown. */
  isOfConsole?: true
  run: () => void
}

let registered: readonly Shortcut[] = []
/** The same, with the person's own keys in place of those that came with them. */
let shown: readonly Shortcut[] = []
let ownKeys: Readonly<Record<string, Keys>> = {}
let areSingleKeysOn = true
const listeners = new Set<() => void>()

export const isMac: boolean = /mac|iphone|ipad/i.test(navigator.platform)

function become(next: readonly Shortcut[]): void {
  registered = next
  shown = next.map((one) => {
    const own = ownKeys[one.id]
    return own === undefined ? one : { ...one, keys: [own] }
  })
  listeners.forEach((listener) => listener())
}

/** Knows shortcuts until the returned function is called. */
export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  become([...registered, ...shortcuts])
  return () => become(registered.filter((one) => !shortcuts.includes(one)))
}

/** Knows shortcuts while the calling component is there; the list must be stable. */
export function useRegisterShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => registerShortcuts(shortcuts), [shortcuts])
}

/** Switches the shortcuts of one sign alone on or off: a preference, for those whose speech or tremor types signs. */
export function allowSingleKeys(areOn: boolean): void {
  areSingleKeysOn = areOn
  become([...registered])
}

/** Gives shortcuts other keys, by id: a preference. */
export function setOwnKeys(own: Readonly<Record<string, Keys>>): void {
  ownKeys = own
  become([...registered])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** All there are on this page, for the sheet that lists them. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => shown)
/** What the page that is shown can do by keys here and now. */
export const pageShortcuts = (): readonly Shortcut[] =>
  shown.filter(({ isOfConsole, when }) => !isOfConsole && (!when || when()))
export const useAreSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, () => areSingleKeysOn)

/** What to press for one of them, as its button shows it: the person's own keys, else the usual ones; nothing while they are off. */
export function useKeyHint(id: string, usual: Keys): string | undefined {
  const keys = useSyncExternalStore(subscribe, () => ownKeys[id] ?? usual)
  const areOn = useAreSingleKeysOn()
  return isSingleKey(keys) && !areOn ? undefined : keyCaps(keys, isMac)
}

const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const MODAL = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"]'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITABLE) !== null

/** While a word is being composed (Japanese, Korean …) keys belong to the input method. */
const isComposed = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line typescript/no-deprecated -- Safari tells the last key of a composition by 229 alone
  event.isComposing || event.keyCode === 229

function isDue(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const keys = shortcut.keys.find((keys) => isPressOf(event, keys, isMac))
  if (keys === undefined || (shortcut.when && !shortcut.when())) return false
  return !isSingleKey(keys) || (areSingleKeysOn && !isWriting(event.target))
}

/** A sign on its way into a text: the most frequent press of all, and never a shortcut. */
const isWritten = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && isWriting(target)

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || isWritten(event) || isComposed(event)) return
  if (document.querySelector(MODAL)) return
  // The last one registered is closest to what the user does.
  const shortcut = shown.findLast((one) => isDue(one, event))
  if (!shortcut) return
  event.preventDefault()
  shortcut.run()
}

/** Listens to the keyboard until the returned function is called. */
export function listenToShortcuts(): () => void {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
