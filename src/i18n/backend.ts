import type { BackendModule, ReadCallback, ResourceKey, Services } from 'i18next'
import HttpBackend from 'i18next-http-backend'

import { DEFAULT_LANGUAGE } from '@/config/languages'

const LOAD_PATH = `/locales/{{lng}}/{{ns}}.json?v=${__LOCALES_VERSION__}`

const replaced = new Set<string>()

/** Whether English words are in the place of this file. */
export const isReplaced = (language: string, namespace: string): boolean =>
  replaced.has(`${language}/${namespace}`)

/** Loads `/locales/{{lng}}/{{ns}}.json`, versioned by content, so that files can be cached forever. */
export class TranslationsBackend implements BackendModule {
  readonly type = 'backend'
  #http = new HttpBackend()

  init(services: Services): void {
    this.#http.init(services, { loadPath: LOAD_PATH })
  }

  /**
   * Replaces a file that fails to load by its English one, so that a key shows only where that fails too. Only one
   * language loads normally, unlike with `fallbackLng`.
   */
  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#http.read(
      language,
      namespace,
      (error: unknown, words: ResourceKey | boolean | null | undefined) => {
        const file = `${language}/${namespace}`
        if (error && language !== DEFAULT_LANGUAGE) {
          replaced.add(file)
          this.#http.read(DEFAULT_LANGUAGE, namespace, callback)
        } else {
          replaced.delete(file)
          callback(error as Error | null, words) // the library types its own errors as unknown
        }
      },
    )
  }
}
