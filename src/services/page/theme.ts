import { useSyncExternalStore } from 'react'

import { STORAGE_KEY } from '@/config/storage-keys'
import {
  allowsThemePreference,
  resolveTheme,
  type Theme,
  THEME_COLOUR,
  themePreference,
  type ThemePreference,
} from '@/domain/page/theme'
import { createEmitter } from '@/lib/store'

import { localStore, onLocalChange } from '../storage/storage'

/*
 * Keeps the page in its theme: dark outside the chatter tools, the stored preference inside them
 * (requirements 1).
 */

const SYSTEM_DARK = '(prefers-color-scheme: dark)'
// As at the first paint: until a page renders, the address alone decides.
let isPreferenceAllowed = allowsThemePreference(globalThis.location?.pathname ?? '')
const changes = createEmitter()

const systemIsDark = () => matchMedia(SYSTEM_DARK).matches

/** The user's choice; system when nothing valid is stored (decisions 20). */
const storedThemePreference = (): ThemePreference => themePreference(localStore.get(STORAGE_KEY.theme))

/** The current theme. */
export const currentTheme = (): Theme =>
  resolveTheme({
    allowed: isPreferenceAllowed,
    preference: storedThemePreference(),
    systemIsDark: systemIsDark(),
  })

/**
 * Applies the theme to the page. The token sheet sets `color-scheme` by the attribute; browser chrome reads
 * the meta.
 */
function applyTheme(): void {
  const theme = currentTheme()
  const { dataset, style } = document.documentElement
  // Even an unchanged value would recalculate the style of every element.
  if (dataset.theme !== theme || style.colorScheme !== theme) {
    dataset.theme = theme
    style.colorScheme = theme
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[theme])
  changes.emit()
}

/** The app calls this on each route change: whether the preference applies there. */
export function setThemeAllowed(allowed: boolean): void {
  isPreferenceAllowed = allowed
  applyTheme()
}

/** Stores the choice, and applies it where allowed. */
export const setThemePreference = (preference: ThemePreference): void =>
  localStore.set(STORAGE_KEY.theme, preference)

/** Follows the stored choice, other tabs and the system until the returned function is called. */
export function followTheme(): () => void {
  const stopLocal = onLocalChange(STORAGE_KEY.theme, applyTheme)
  const system = matchMedia(SYSTEM_DARK)
  system.addEventListener('change', applyTheme)
  applyTheme()
  return () => {
    stopLocal()
    system.removeEventListener('change', applyTheme)
  }
}

export const useThemePreference = (): ThemePreference =>
  useSyncExternalStore(changes.subscribe, storedThemePreference)
export const useTheme = (): Theme => useSyncExternalStore(changes.subscribe, currentTheme)
/** Whether the preference applies here, so that a switch makes sense. */
export const useThemeAllowed = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => isPreferenceAllowed)
