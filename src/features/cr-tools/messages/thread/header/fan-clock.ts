import { formatTime, intlLocale } from '@/i18n/format'
import { currentLanguage } from '@/i18n'

/** Returns a fan's local time and place; undefined for an unknown zone. */
export function fanClock(timeZone: string, at: number): { time: string; place: string } | undefined {
  try {
    const time = formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone })
    return { time, place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone }
  } catch {
    return undefined
  }
}

/** Returns the name of a language in the reader's language; its code when there is none. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(intlLocale(currentLanguage()), { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
