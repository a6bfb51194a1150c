import type { Preferences } from '@/domain/account/preferences'
import { createStore } from '@/lib/store'

/** User preferences that the whole page applies. */
export type PagePreferences = Pick<Preferences, 'sounds' | 'reducedMotion' | 'hourCycle' | 'undoSeconds'>

const DEFAULT_PREFERENCES: PagePreferences = {
  sounds: true,
  reducedMotion: false,
  hourCycle: 'auto',
  undoSeconds: 5,
}

const appliedPreferences = createStore(DEFAULT_PREFERENCES)

/** Applies these preferences; the defaults when signed out. */
export function applyPreferences(preferences: PagePreferences = DEFAULT_PREFERENCES): void {
  appliedPreferences.set(preferences)
  document.documentElement.toggleAttribute('data-reduced-motion', preferences.reducedMotion)
}

/** Whether the page may play sounds. */
export const areSoundsOn = (): boolean => appliedPreferences.get().sounds

/** How long a sent message can be undone, in ms; zero sends it at once. */
export const undoSendMs = (): number => appliedPreferences.get().undoSeconds * 1000

/** The hour format; undefined for the language's default. */
export function hourCycle(): 'h12' | 'h23' | undefined {
  const chosen = appliedPreferences.get().hourCycle
  return chosen === 'auto' ? undefined : chosen
}

/** Calls back when preferences change, until the returned function is called. */
export const onPreferencesChange = appliedPreferences.subscribe
