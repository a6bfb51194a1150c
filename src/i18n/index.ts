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

import { isOnline } from '@/services/network/online'
import { toast } from '@/services/page/toasts'

import { isReplaced, TranslationsBackend } from './backend'
import { detector, storeLanguage } from './detector'

const I18N_OPTIONS = {
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

function applyToDocument(language: string): void {
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
  i18next.on('languageChanged', applyToDocument)
  await i18next
    .use(backend ?? new TranslationsBackend())
    .use(detector)
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, ns: [...namespaces], ...(language ? { lng: language } : {}) })
}

/** Loads the translations of a screen before it renders, so that no key and no blank flashes. */
export const loadNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces([...namespaces])

/** Whether the shell's words of a language are at hand, not English ones in their place. */
const isLoaded = (language: Language): boolean =>
  i18next.hasResourceBundle(language, 'global') && !isReplaced(language, 'global')

let chosen: Language | undefined

/**
 * Changes the language of the console without a reload, and stores the choice. Says so and changes nothing where the
 * language cannot be loaded, as offline: keys or English words in its place would stay until a reload.
 */
export async function setLanguage(language: Language): Promise<void> {
  chosen = language
  // Loads again what failed before, which the library itself does not.
  if (!isLoaded(language) && isOnline()) await i18next.reloadResources([language])
  // Another one was chosen meanwhile.
  if (chosen !== language) return
  if (!isLoaded(language)) {
    toast.error(i18next.t('global:language.not_loaded'))
    return
  }
  storeLanguage(language)
  await i18next.changeLanguage(language)
}

/** The current language. */
export const currentLanguage = (): Language =>
  [i18next.resolvedLanguage, i18next.language].find(isLanguage) ?? DEFAULT_LANGUAGE

/** Whether the console's language reads from right to left: arrow keys and pointer distances mirror. */
export const isRightToLeft = (): boolean => LANGUAGES[currentLanguage()].direction === 'rtl'

/** Translates outside React; inside, use `use-translation.ts`. */
export const { t } = i18next
export { i18next }
