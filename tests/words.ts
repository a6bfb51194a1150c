import type { BackendModule } from 'i18next'

import type { Language } from '@/config/languages'
import { NAMESPACES } from '@/config/languages'
import { i18next, startI18n } from '@/i18n'

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' })

/** The language files from the disk, in place of the same files over HTTP. */
const fromDisk: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const load = files[`../locales/${language}/${namespace}.json`] ?? files[`../locales/en/${namespace}.json`]
    if (!load) callback(new Error(`No ${namespace} in ${language}`), false)
    else void load().then((words) => callback(null, words))
  },
}

/** Starts the real words for component tests: every namespace, in one language. */
export async function startWords(language: Language = 'en'): Promise<void> {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startI18n({ namespaces: NAMESPACES, backend: fromDisk, language })
}
