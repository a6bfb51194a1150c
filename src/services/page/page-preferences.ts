import type { Preferences } from '@/domain/account/preferences'

import { hourCycle } from './hour-cycle'

/** User preferences that the whole page applies. */
export type PagePreferences = Pick<Preferences, 'sounds' | 'reducedMotion' | 'hourCycle' | 'undoSeconds'>

const DEFAULT_PREFERENCES: PagePreferences = {
  sounds: true,
  reducedMotion: false,
  hourCycle: 'auto',
  undoSeconds: 5,
}

let appliedPreferences = DEFAULT_PREFERENCES

/** Applies these preferences; the defaults when signed out. */
export function applyPreferences(preferences: PagePreferences = DEFAULT_PREFERENCES): void {
  appliedPreferences = preferences
  hourCycle.set(preferences.hourCycle === 'auto' ? undefined : preferences.hourCycle)
  document.documentElement.toggleAttribute('data-reduced-motion', preferences.reducedMotion)
}

/** Whether the page may play sounds. */
export const areSoundsOn = (): boolean => appliedPreferences.sounds

/** How long a sent message can be undone, in ms; zero sends it at once. */
export const undoSendMs = (): number => appliedPreferences.undoSeconds * 1000
