import { useSyncExternalStore } from 'react'

import type { HourCycle, Preferences } from '@/domain/preferences'

import { allowSingleKeys } from './shortcuts'

/** What of a person's settings the page itself heeds. */
export type PagePreferences = Pick<Preferences, 'shortcuts' | 'sounds' | 'reducedMotion' | 'hourCycle'>

export const DEFAULT_PREFERENCES: PagePreferences = {
  shortcuts: true,
  sounds: true,
  reducedMotion: false,
  hourCycle: 'auto',
}

let applied = DEFAULT_PREFERENCES
const listeners = new Set<() => void>()

/** Makes the page heed these. */
export function applyPreferences(preferences: PagePreferences): void {
  applied = preferences
  allowSingleKeys(preferences.shortcuts)
  document.documentElement.toggleAttribute('data-reduced-motion', preferences.reducedMotion)
  listeners.forEach((listener) => listener())
}

/** Whether the page may make a sound. */
export const maySound = (): boolean => applied.sounds

/** How hours are written; undefined leaves it to the language. */
export const hourCycle = (): 'h12' | 'h23' | undefined =>
  applied.hourCycle === 'auto' ? undefined : applied.hourCycle

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Followed by what writes hours, so that a change shows at once. */
export const useHourCycle = (): HourCycle => useSyncExternalStore(subscribe, () => applied.hourCycle)
