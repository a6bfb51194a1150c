/**
 * Keys as written in the registry: `Mod+K` (Ctrl, or ⌘ on a Mac), `?`, `F6`, `Shift+F6`. A sign such as `?` is what the
 * keyboard writes, however many keys that takes.
 */
export type Keys = string

/** What of a key press counts. */
export interface KeyPress {
  key: string
  /** The physical key; identifies letters on layouts that write others (Arabic, Korean). */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const MODIFIERS = ['Mod', 'Alt', 'Shift'] as const

/** The same signs as other layouts write them. */
const ALSO_WRITTEN: Record<string, string> = { '؟': '?', '？': '?' }

const partsOf = (keys: Keys) => {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) }
}
const isLatinLetter = (key: string) => /^[a-z]$/i.test(key)
const isDigit = (key: string) => /^\d$/.test(key)
const isNamed = (key: string) => key.length > 1

/** Whether it is one sign alone, which must be possible to switch off (WCAG 2.1.4). */
export const isSingleKey = (keys: Keys): boolean => {
  const { key, modifiers } = partsOf(keys)
  return modifiers.length === 0 && !isNamed(key)
}

function isSameKey(press: KeyPress, key: string, isWithOption: boolean): boolean {
  if (isLatinLetter(key)) {
    // A Mac's ⌥ turns every letter into another character, so only the physical key identifies it.
    const isElsewhere = isWithOption || (press.key.length === 1 && !/[\u0020-\u024f]/.test(press.key))
    return (
      press.key.toLowerCase() === key.toLowerCase() ||
      (isElsewhere && press.code === `Key${key.toUpperCase()}`)
    )
  }
  // With Alt a digit is a place on the keyboard: a Mac or a French layout writes other signs there.
  if (isDigit(key) && press.altKey) return press.key === key || press.code === `Digit${key}`
  return (ALSO_WRITTEN[press.key] ?? press.key) === key
}

/** Whether a press is these keys. */
export function isPressOf(press: KeyPress, keys: Keys, isMac: boolean): boolean {
  const { key, modifiers } = partsOf(keys)
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  if (other || mod !== modifiers.includes('Mod') || press.altKey !== modifiers.includes('Alt')) return false
  // A sign may itself need Shift; a letter or a named key says whether it wants it.
  const isShiftTold = isLatinLetter(key) || isNamed(key)
  if (isShiftTold && press.shiftKey !== modifiers.includes('Shift')) return false
  return isSameKey(press, key, isMac && press.altKey)
}

/** Keys that lead through the page, write, or say nothing by themselves; `+` is how keys are joined. */
const UNFIT = /^(Control|Shift|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|Tab|Enter|Escape| |\+)$/

/** The keys of a press as the registry writes them; nothing where a shortcut may not be made of them. */
export function keysOfPress(press: KeyPress, isMac: boolean): Keys | undefined {
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  const place = /^Key([A-Z])$/.exec(press.code)?.[1]
  const isElsewhere =
    (isMac && press.altKey) || (press.key.length === 1 && !/[\u0020-\u024f]/.test(press.key))
  const key = isLatinLetter(press.key)
    ? press.key.toUpperCase()
    : isElsewhere && place !== undefined
      ? place
      : (ALSO_WRITTEN[press.key] ?? press.key)
  const isAlone = !mod && !press.altKey
  if (other || UNFIT.test(key) || (isAlone && isNamed(key) && !/^F\d+$/.test(key))) return undefined
  const isShiftTold = isLatinLetter(key) || isNamed(key)
  const modifiers = { Mod: mod, Alt: press.altKey, Shift: isShiftTold && press.shiftKey }
  return [...MODIFIERS.filter((one) => modifiers[one]), key].join('+')
}

const MAC_CAPS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const OTHER_CAPS: Record<string, string> = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }

/** Arrow keys, shown as arrows. */
const ARROWS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** As the caps of the keyboard say it: `⌘K`, `Ctrl K`. */
export function keyCaps(keys: Keys, isMac: boolean): string {
  const { key, modifiers } = partsOf(keys)
  const caps = isMac ? MAC_CAPS : OTHER_CAPS
  const named = MODIFIERS.filter((modifier) => modifiers.includes(modifier)).map((modifier) => caps[modifier])
  return [...named, ARROWS[key] ?? key].join(isMac ? '' : ' ')
}
