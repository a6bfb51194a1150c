import type { ParseKeys } from 'i18next'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { isImeComposing, matchesKeys, isSingleKey, keyCaps, type ShortcutKeys } from '@/domain/page/shortcut'
import { createEmitter } from '@/lib/store'

export interface Shortcut {
  id: string
  /** The first is shown beside actions; the list shows all. */
  keys: readonly ShortcutKeys[]
  label: ParseKeys
  /** The label as text, where it contains a name. */
  text?: string
  /** Whether it applies now. */
  isAvailable?: () => boolean
  /** Belongs to the console as a whole, on every page. */
  isGlobal?: true
  run: () => void
}

let registeredShortcuts: readonly Shortcut[] = []
/** The same, with the person's own keys. */
let activeShortcuts: readonly Shortcut[] = []
let ownKeys: Readonly<Record<string, ShortcutKeys>> = {}
let areSingleKeysOn = true
const changes = createEmitter()

export const isMac: boolean = /mac|iphone|ipad/i.test(navigator.platform)

function setShortcuts(next: readonly Shortcut[]): void {
  registeredShortcuts = next
  activeShortcuts = next.map((one) => {
    const own = ownKeys[one.id]
    return own === undefined ? one : { ...one, keys: [own] }
  })
  changes.emit()
}

/** Registers shortcuts until the returned function is called. */
export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  setShortcuts([...registeredShortcuts, ...shortcuts])
  return () => setShortcuts(registeredShortcuts.filter((one) => !shortcuts.includes(one)))
}

/** What a list of shortcuts shows; they register again only when it changes. */
const shownOf = (shortcuts: readonly Shortcut[]): string =>
  JSON.stringify(shortcuts.map(({ id, keys, label, text, isGlobal }) => [id, keys, label, text, isGlobal]))

/** Registers shortcuts while the component is mounted; a press runs what was rendered last. */
export function useRegisterShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  const shown = shownOf(shortcuts)
  useEffect(
    () =>
      registerShortcuts(
        latest.current.map((one, at) => ({
          ...one,
          isAvailable: () => latest.current[at]?.isAvailable?.() ?? true,
          run: () => latest.current[at]?.run(),
        })),
      ),
    [shown],
  )
}

/**
 * Enables or disables single-character shortcuts: a preference for people whose speech input or tremor types
 * characters.
 */
export function allowSingleKeys(areOn: boolean): void {
  areSingleKeysOn = areOn
  setShortcuts([...registeredShortcuts])
}

/** Sets the person's own keys by shortcut id: a preference. */
export function setOwnKeys(own: Readonly<Record<string, ShortcutKeys>>): void {
  ownKeys = own
  setShortcuts([...registeredShortcuts])
}

/** All shortcuts of this page, for the sheet that lists them. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(changes.subscribe, () => activeShortcuts)
/** The current page's shortcuts that apply now. */
export const pageShortcuts = (): readonly Shortcut[] =>
  activeShortcuts.filter(({ isGlobal, isAvailable }) => !isGlobal && (!isAvailable || isAvailable()))
export const useAreSingleKeysOn = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => areSingleKeysOn)

/** The key hint on a button: the person's own keys, else the default; undefined while disabled. */
export function useKeyHint(id: string, usual: ShortcutKeys): string | undefined {
  const keys = useSyncExternalStore(changes.subscribe, () => ownKeys[id] ?? usual)
  const areOn = useAreSingleKeysOn()
  return isSingleKey(keys) && !areOn ? undefined : keyCaps(keys, isMac)
}

const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const MODAL = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"]'

/** Whether typed characters belong to this element. */
export const isTextTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITABLE) !== null

function isTriggered(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const keys = shortcut.keys.find((keys) => matchesKeys(event, keys, isMac))
  if (keys === undefined || (shortcut.isAvailable && !shortcut.isAvailable())) return false
  return !isSingleKey(keys) || (areSingleKeysOn && !isTextTarget(event.target))
}

/** A character typed into a text field: the most frequent key press, and never a shortcut. */
const isTypedCharacter = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && isTextTarget(target)

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || isTypedCharacter(event) || isImeComposing(event)) return
  if (document.querySelector(MODAL)) return
  // The last one registered is the innermost.
  const shortcut = activeShortcuts.findLast((one) => isTriggered(one, event))
  if (!shortcut) return
  event.preventDefault()
  shortcut.run()
}

/** Listens to the keyboard until the returned function is called. */
export function listenToShortcuts(): () => void {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
