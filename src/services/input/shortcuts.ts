import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { isImeComposing, matchesKeys, isSingleKey, keyCaps, type ShortcutKeys } from '@/domain/page/shortcut'
import { createEmitter } from '@/lib/store'

import { CONSOLE_SHORTCUTS, factsOf, type ShortcutId } from './console-shortcuts'

/** A shortcut that a page registers; its usual keys and its label are facts of the console. */
export interface PageShortcut {
  id: ShortcutId
  /** Where a preference decides which of the usual ones apply. */
  keys?: readonly ShortcutKeys[]
  /** The label as text, where it contains a name. */
  text?: string
  /** Whether it applies now. */
  isAvailable?: () => boolean
  /** Belongs to the console as a whole, on every page. */
  isGlobal?: true
  run: () => void
}

export interface Shortcut extends PageShortcut, ReturnType<typeof factsOf> {
  keys: readonly ShortcutKeys[]
}

let registeredShortcuts: readonly Shortcut[] = []
/** The same, with the person's own keys. */
let activeShortcuts: readonly Shortcut[] = []
let ownKeys: Readonly<Record<string, ShortcutKeys>> = {}
let areSingleKeysOn = true
const changes = createEmitter()

export const isMac: boolean = /mac|iphone|ipad/i.test(navigator.platform)

function withOwnKeys<One extends Pick<Shortcut, 'id' | 'keys'>>(one: One): One {
  const own = ownKeys[one.id]
  return own === undefined ? one : { ...one, keys: [own] }
}

function setShortcuts(next: readonly Shortcut[]): void {
  registeredShortcuts = next
  activeShortcuts = next.map(withOwnKeys)
  changes.emit()
}

/** Registers shortcuts until the returned function is called. */
export function registerShortcuts(plans: readonly PageShortcut[]): () => void {
  const shortcuts = plans.map((plan) => ({ ...factsOf(plan.id), ...plan }))
  setShortcuts([...registeredShortcuts, ...shortcuts])
  return () => setShortcuts(registeredShortcuts.filter((one) => !shortcuts.includes(one)))
}

/** What a list of shortcuts shows; they register again only when it changes. */
const shownOf = (shortcuts: readonly PageShortcut[]): string =>
  JSON.stringify(shortcuts.map(({ id, keys, text, isGlobal }) => [id, keys, text, isGlobal]))

/** Registers shortcuts while the component is mounted; a press runs what was rendered last. */
export function useRegisterShortcuts(shortcuts: readonly PageShortcut[]): void {
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

const CONSOLE_IDS = Object.keys(CONSOLE_SHORTCUTS) as ShortcutId[] // its own keys

/** What else has these keys: on this page, or on one that is not open. */
export const shortcutAt = (
  keys: ShortcutKeys,
  except: ShortcutId,
): Pick<Shortcut, 'label' | 'text'> | undefined =>
  [...activeShortcuts, ...CONSOLE_IDS.map((id) => withOwnKeys({ id, ...factsOf(id) }))].find(
    (one) => one.id !== except && one.keys.includes(keys),
  )

export const useAreSingleKeysOn = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => areSingleKeysOn)

/** The key hint on a button: the person's own keys, else the default; undefined while disabled. */
export function useKeyHint(id: ShortcutId | undefined): string | undefined {
  const keys = useSyncExternalStore(
    changes.subscribe,
    () => id && (ownKeys[id] ?? CONSOLE_SHORTCUTS[id].keys[0]),
  )
  const areOn = useAreSingleKeysOn()
  if (keys === undefined) return undefined
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
