import type { LanguageDetectorModule } from 'i18next'
import BrowserLanguageDetector from 'i18next-browser-languagedetector'

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/config/languages'
import { LANGUAGE_COOKIE, STORAGE_KEY } from '@/config/storage-keys'

const YEAR_IN_MINUTES = 365 * 24 * 60

/** Spec 9, decision 19: cookie, then path; localStorage is written but never read on its own. */
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

/** The language of cookie or path; undefined when neither names one of the eight, or storage is blocked. */
export function detectedLanguage(): Language | undefined {
  try {
    return [browser.detect() ?? []].flat().find(isLanguage)
  } catch {
    return undefined
  }
}

/** Keeps a language that was chosen; each place may be blocked without harm to the other. */
export function rememberLanguage(language: Language): void {
  for (const place of ['cookie', 'localStorage']) {
    try {
      browser.cacheUserLanguage(language, [place])
    } catch {
      continue
    }
  }
}

/** Only what was found or chosen is kept, so that the default never hides a later `/{lng}/` address. */
export const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect() {
    const found = detectedLanguage()
    if (found) rememberLanguage(found)
    return found ?? DEFAULT_LANGUAGE
  },
}
