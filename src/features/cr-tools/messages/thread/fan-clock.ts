import { formatTime, localeOf } from '@/i18n/format'
import { currentLanguage } from '@/i18n'

/** What a fan's clock shows and where it stands; nothing for a zone nobody knows. */
export function fanClock(timeZone: string, at: number): { time: string; place: string } | undefined {
  try {
    const time = formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone })
    return { time, place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone }
  } catch {
    return undefined
  }
}

/** A language in the words of the reader; the code where it has none. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(localeOf(currentLanguage()), { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
