import type { Preferences } from '@/domain/preferences'

/** What of a person's settings the page itself heeds, in any part of it. */
export type PagePreferences = Pick<Preferences, 'sounds' | 'reducedMotion' | 'hourCycle'>

const DEFAULTS: PagePreferences = { sounds: true, reducedMotion: false, hourCycle: 'auto' }

let applied = DEFAULTS

/** Makes the page heed these; without any, as for somebody unknown. */
export function applyPreferences(preferences: PagePreferences = DEFAULTS): void {
  applied = preferences
  document.documentElement.toggleAttribute('data-reduced-motion', preferences.reducedMotion)
}

/** Whether the page may make a sound. */
export const maySound = (): boolean => applied.sounds

/** How hours are written; undefined leaves it to the language. */
export const hourCycle = (): 'h12' | 'h23' | undefined =>
  applied.hourCycle === 'auto' ? undefined : applied.hourCycle
