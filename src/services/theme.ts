import { useSyncExternalStore } from 'react'

import { STORAGE_KEY } from '@/config/storage-keys'
import {
  allowsThemePreference,
  resolveTheme,
  type Theme,
  THEME_COLOUR,
  themePreference,
  type ThemePreference,
} from '@/domain/theme'

import { local, onLocalChange } from './storage'

/** Keeps the page in its theme: dark outside the chatter tools, the stored preference inside them (spec 1). */

const SYSTEM_DARK = '(prefers-color-scheme: dark)'
// As at the first paint: until a page has come, the address alone decides.
let isAllowed = allowsThemePreference(globalThis.location?.pathname ?? '')
const listeners = new Set<() => void>()

const systemIsDark = () => (typeof matchMedia === 'function' ? matchMedia(SYSTEM_DARK).matches : true)

/** What the user chose; system when nothing readable is stored (decision 20). */
export const storedThemePreference = (): ThemePreference => themePreference(local.get(STORAGE_KEY.theme))

/** The theme in force now. */
export const currentTheme = (): Theme =>
  resolveTheme({ allowed: isAllowed, preference: storedThemePreference(), systemIsDark: systemIsDark() })

/** Dresses the page. The token sheet sets `color-scheme` by the attribute; the browser's own frame reads the meta. */
function apply(): void {
  const theme = currentTheme()
  const { dataset, style } = document.documentElement
  // Even what changes nothing would dress every element of the page anew.
  if (dataset.theme !== theme || style.colorScheme !== theme) {
    dataset.theme = theme
    style.colorScheme = theme
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[theme])
  listeners.forEach((listener) => listener())
}

/** Called by the app on each change of route: whether the preference counts there. */
export function allowThemePreference(allowed: boolean): void {
  isAllowed = allowed
  apply()
}

/** Keeps the choice and wears it where that is allowed. */
export const setThemePreference = (preference: ThemePreference): void =>
  local.set(STORAGE_KEY.theme, preference)

/** Follows the stored choice, other tabs and the system until the returned function is called. */
export function followTheme(): () => void {
  const stopLocal = onLocalChange(STORAGE_KEY.theme, apply)
  const system = typeof matchMedia === 'function' ? matchMedia(SYSTEM_DARK) : undefined
  system?.addEventListener('change', apply)
  apply()
  return () => {
    stopLocal()
    system?.removeEventListener('change', apply)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useThemePreference = (): ThemePreference =>
  useSyncExternalStore(subscribe, storedThemePreference)
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
/** Whether the page heeds the preference here, so that a switch is worth showing. */
export const useThemeAllowed = (): boolean => useSyncExternalStore(subscribe, () => isAllowed)
