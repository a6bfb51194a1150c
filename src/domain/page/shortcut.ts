/**
 * Keys in registry format: `Mod+K` (Ctrl, or ⌘ on a Mac), `?`, `F6`, `Shift+F6`. A character such as `?` is
 * what the keyboard types, however many keys that takes.
 */
export type ShortcutKeys = string

/** The part of a keyboard event that matching needs. */
export interface KeyPress {
  key: string
  /** The physical key; identifies letters on other layouts (Arabic, Korean). */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Whether a key press belongs to an IME composition (Japanese, Korean …), so that it is no command. */
export const isImeComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // eslint-disable-next-line typescript/no-deprecated -- Safari marks the last key of a composition only by 229
  press.isComposing || press.keyCode === 229

/** Whether a key press has a modifier that makes it a command; Shift only changes the key. */
export const hasModifier = ({
  ctrlKey,
  metaKey,
  altKey,
}: Omit<KeyPress, 'key' | 'code' | 'shiftKey'>): boolean => ctrlKey || metaKey || altKey

const MODIFIERS = ['Mod', 'Alt', 'Shift'] as const

/** Variants of a character in other layouts. */
const LAYOUT_VARIANTS: Record<string, string> = { '؟': '?', '？': '?' }

const parseKeys = (keys: ShortcutKeys) => {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) }
}
const isLatinLetter = (key: string) => /^[a-z]$/i.test(key)
const isDigit = (key: string) => /^\d$/.test(key)
const isNamedKey = (key: string) => key.length > 1

/** A character may itself need Shift; letters and named keys require it explicitly. */
const needsExplicitShift = (key: string) => isLatinLetter(key) || isNamedKey(key)

/** Whether the press types another character than the letter of its key: by its layout, or by a Mac's ⌥. */
const isOtherLayout = ({ key, altKey }: KeyPress, isMac: boolean) =>
  (isMac && altKey) || (key.length === 1 && !/[\u0020-\u024f]/.test(key))

/** Whether it is a single character, which users must be able to turn off (WCAG 2.1.4). */
export const isSingleKey = (keys: ShortcutKeys): boolean => {
  const { key, modifiers } = parseKeys(keys)
  return modifiers.length === 0 && !isNamedKey(key)
}

function isSameKey(press: KeyPress, key: string, isMac: boolean): boolean {
  if (isLatinLetter(key))
    return (
      press.key.toLowerCase() === key.toLowerCase() ||
      (isOtherLayout(press, isMac) && press.code === `Key${key.toUpperCase()}`)
    )
  // With Alt, a digit means the physical key: a Mac or a French layout types other characters there.
  if (isDigit(key) && press.altKey) return press.key === key || press.code === `Digit${key}`
  return (LAYOUT_VARIANTS[press.key] ?? press.key) === key
}

/** Whether a press matches these keys. */
export function matchesKeys(press: KeyPress, keys: ShortcutKeys, isMac: boolean): boolean {
  const { key, modifiers } = parseKeys(keys)
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  if (other || mod !== modifiers.includes('Mod') || press.altKey !== modifiers.includes('Alt')) return false
  if (needsExplicitShift(key) && press.shiftKey !== modifiers.includes('Shift')) return false
  return isSameKey(press, key, isMac)
}

/** Keys that navigate, edit text or type nothing; `+` is the separator. */
const UNUSABLE_KEYS =
  /^(Control|Shift|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|Tab|Enter|Escape| |\+)$/

/** The keys of a press in registry format; undefined where they cannot be a shortcut. */
export function keysOfPress(press: KeyPress, isMac: boolean): ShortcutKeys | undefined {
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  const letterOfCode = /^Key([A-Z])$/.exec(press.code)?.[1]
  const key = isLatinLetter(press.key)
    ? press.key.toUpperCase()
    : isOtherLayout(press, isMac) && letterOfCode !== undefined
      ? letterOfCode
      : (LAYOUT_VARIANTS[press.key] ?? press.key)
  const isAlone = !mod && !press.altKey
  if (other || UNUSABLE_KEYS.test(key) || (isAlone && isNamedKey(key) && !/^F\d+$/.test(key)))
    return undefined
  const modifiers = { Mod: mod, Alt: press.altKey, Shift: needsExplicitShift(key) && press.shiftKey }
  return [...MODIFIERS.filter((one) => modifiers[one]), key].join('+')
}

const MAC_CAPS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const OTHER_CAPS: Record<string, string> = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }

/** Arrow keys, shown as arrows. */
const ARROWS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** Formats keys like key caps: `⌘K`, `Ctrl K`. */
export function keyCaps(keys: ShortcutKeys, isMac: boolean): string {
  const { key, modifiers } = parseKeys(keys)
  const caps = isMac ? MAC_CAPS : OTHER_CAPS
  const named = MODIFIERS.filter((modifier) => modifiers.includes(modifier)).map((modifier) => caps[modifier])
  return [...named, ARROWS[key] ?? key].join(isMac ? '' : ' ')
}
