import type { BackendModule } from 'i18next'

import type { Language } from '@/config/languages'
import { NAMESPACES } from '@/config/languages'
import { i18next, startI18n } from '@/i18n'

const localeFiles = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** i18next backend that reads the locale files from disk instead of HTTP. */
const diskBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const load =
      localeFiles[`../../locales/${language}/${namespace}.json`] ??
      localeFiles[`../../locales/en/${namespace}.json`]
    if (!load) callback(new Error(`No ${namespace} in ${language}`), false)
    else void load().then((words) => callback(null, words))
  },
}

/** Starts i18n for component tests with every namespace in one language. */
export async function startTestI18n(language: Language = 'en'): Promise<void> {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startI18n({ namespaces: NAMESPACES, backend: diskBackend, language })
}
