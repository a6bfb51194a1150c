import i18next, { type Namespace, type ResourceStore, type TFunction } from 'i18next'

import { useLanguage } from './language-provider'

/** Cached translations of one language and resource store. */
interface TranslationCache {
  store: ResourceStore
  language: string
  byNamespace: Map<string, { t: TFunction }>
  pending: Map<string, Promise<void>>
}

let cache: TranslationCache | undefined

/** Memoises texts without values: a table looks up hundreds of them per render. */
function memoizeT(t: TFunction): TFunction {
  const translate = t as unknown as (key: unknown, ...values: unknown[]) => unknown // of any namespace
  const texts = new Map<unknown, unknown>()
  const memoized = (key: unknown, ...values: unknown[]): unknown => {
    if (values.length > 0) return translate(key, ...values)
    if (texts.has(key)) return texts.get(key)
    const word = translate(key)
    // A missing text equals its key until it loads.
    if (word !== key) texts.set(key, word)
    return word
  }
  return memoized as unknown as TFunction // same signature as `t`
}

function currentCache(): TranslationCache {
  const { store, language } = i18next
  if (!cache || cache.store !== store || cache.language !== language)
    cache = { store, language, byNamespace: new Map(), pending: new Map() }
  return cache
}

/**
 * Replaces react-i18next's hook of this name: suspends until the namespace has loaded, and re-renders in
 * another language. Returns the same `t` for every caller of a namespace.
 */
export function useTranslation<const N extends Namespace>(namespace: N): { t: TFunction<N> } {
  useLanguage()
  const { byNamespace, pending, language } = currentCache()
  const all: readonly string[] = typeof namespace === 'string' ? [namespace] : namespace
  const cacheKey = all.join(' ')
  let words = byNamespace.get(cacheKey)
  if (!words) {
    if (!all.every((one) => i18next.hasLoadedNamespace(one))) {
      const coming = pending.get(cacheKey) ?? i18next.loadNamespaces(all)
      pending.set(cacheKey, coming)
      // Not `use`: a replay that finds the words loaded would skip it, and break the order of the hooks after it.
      // oxlint-disable-next-line typescript/only-throw-error -- Suspense takes a promise
      throw coming
    }
    words = { t: memoizeT(i18next.getFixedT(language, all[0] as 'global')) }
    byNamespace.set(cacheKey, words)
  }
  return words as unknown as { t: TFunction<N> } // of the requested namespace
}
