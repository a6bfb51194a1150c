import type { Preferences } from '@/domain/preferences'

/** User preferences that the whole page applies. */
export type PagePreferences = Pick<Preferences, 'sounds' | 'reducedMotion' | 'hourCycle'>

const DEFAULTS: PagePreferences = { sounds: true, reducedMotion: false, hourCycle: 'auto' }

let applied = DEFAULTS

/** Applies these preferences; the defaults when signed out. */
export function applyPreferences(preferences: PagePreferences = DEFAULTS): void {
  applied = preferences
  document.documentElement.toggleAttribute('data-reduced-motion', preferences.reducedMotion)
}

/** Whether the page may play sounds. */
export const maySound = (): boolean => applied.sounds

/** The hour format; undefined for the language's default. */
export const hourCycle = (): 'h12' | 'h23' | undefined =>
  applied.hourCycle === 'auto' ? undefined : applied.hourCycle
