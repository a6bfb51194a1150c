import i18next, { type BackendModule, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'

import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type Namespace,
} from '@/config/languages'

import { WordsBackend } from './backend'
import { detector, rememberLanguage } from './detector'

const OPTIONS = {
  supportedLngs: LANGUAGE_CODES,
  // English replaces single files (see backend.ts), so that only one language loads.
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'global',
  // React already escapes; escaping twice turns O'Brien into O&#39;Brien.
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: true },
} as const satisfies InitOptions

function followOnPage(language: string): void {
  if (!isLanguage(language)) return
  document.documentElement.lang = language
  document.documentElement.dir = LANGUAGES[language].direction
}

interface StartOptions {
  namespaces: readonly Namespace[]
  /** Source of translations; files over HTTP unless a test provides its own. */
  backend?: BackendModule
  language?: Language
}

/** Starts i18n in the visitor's language; resolves when the namespaces have loaded. */
export async function startI18n({ namespaces, backend, language }: StartOptions): Promise<void> {
  i18next.on('languageChanged', followOnPage)
  await i18next
    .use(backend ?? new WordsBackend())
    .use(detector)
    .use(initReactI18next)
    .init({ ...OPTIONS, ns: [...namespaces], ...(language ? { lng: language } : {}) })
}

/** Loads the translations of a screen before it renders, so that no key and no blank flashes. */
export const loadNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces([...namespaces])

/** Changes the language of the console without a reload, and stores the choice. */
export async function setLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await i18next.changeLanguage(language)
}

/** The current language. */
export const currentLanguage = (): Language =>
  isLanguage(i18next.resolvedLanguage)
    ? i18next.resolvedLanguage
    : isLanguage(i18next.language)
      ? i18next.language
      : DEFAULT_LANGUAGE

/** Translates outside React; inside, use `use-translation.ts`. */
export const { t } = i18next
export { i18next }
