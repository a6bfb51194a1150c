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
  // English stands in file by file (see backend.ts), so that only one language is ever loaded.
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'global',
  // React escapes already; escaping twice turns O'Brien into O&#39;Brien.
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
  /** Where words come from; the language files over HTTP unless a test brings its own. */
  backend?: BackendModule
  language?: Language
}

/** Starts words in the visitor's language; resolves when the named namespaces are there. */
export async function startI18n({ namespaces, backend, language }: StartOptions): Promise<void> {
  i18next.on('languageChanged', followOnPage)
  await i18next
    .use(backend ?? new WordsBackend())
    .use(detector)
    .use(initReactI18next)
    .init({ ...OPTIONS, ns: [...namespaces], ...(language ? { lng: language } : {}) })
}

/** Loads what a screen says before it is drawn, so that no key and no blank flashes. */
export const loadNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces([...namespaces])

/** Changes the language of the whole console without a reload, and keeps the choice. */
export async function setLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await i18next.changeLanguage(language)
}

/** The language in use now. */
export const currentLanguage = (): Language =>
  isLanguage(i18next.resolvedLanguage)
    ? i18next.resolvedLanguage
    : isLanguage(i18next.language)
      ? i18next.language
      : DEFAULT_LANGUAGE

/** Words outside React; inside, `use-translation.ts`. */
export const { t } = i18next
export { i18next }
