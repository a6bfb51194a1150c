import type { LanguageDetectorModule } from 'i18next'
import BrowserLanguageDetector from 'i18next-browser-languagedetector'

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/config/languages'
import { LANGUAGE_COOKIE, STORAGE_KEY } from '@/config/storage-keys'

const YEAR_IN_MINUTES = 365 * 24 * 60

/** Cookie, then path (requirements 9, decisions 19); localStorage is written but never read on its own. */
const browser = new BrowserLanguageDetector(
  { languageUtils: { getBestMatchFromCodes: true } },
  {
    order: ['cookie', 'path'],
    lookupCookie: LANGUAGE_COOKIE,
    lookupLocalStorage: STORAGE_KEY.language,
    lookupFromPathIndex: 0,
    cookieMinutes: YEAR_IN_MINUTES,
    cookieOptions: {
      path: '/',
      sameSite: 'strict',
      secure: globalThis.location?.protocol === 'https:',
    },
    caches: [],
  },
)

/** The language of cookie or path; undefined when neither has one of the eight, or storage is blocked. */
export function detectedLanguage(): Language | undefined {
  try {
    return [browser.detect() ?? []].flat().find(isLanguage)
  } catch {
    return undefined
  }
}

/** Stores a chosen language; cookie and localStorage may each be blocked independently. */
export function rememberLanguage(language: Language): void {
  for (const place of ['cookie', 'localStorage']) {
    try {
      browser.cacheUserLanguage(language, [place])
    } catch {
      continue
    }
  }
}

/**
 * Only a detected or chosen language is stored, so that the default never hides a later `/{lng}/` address.
 */
export const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect() {
    const found = detectedLanguage()
    if (found) rememberLanguage(found)
    return found ?? DEFAULT_LANGUAGE
  },
}
