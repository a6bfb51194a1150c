import i18next, { type Namespace, type ResourceStore, type TFunction } from 'i18next'

import { useLanguage } from './words'

/** Cached translations of one language and resource store. */
interface Spoken {
  store: ResourceStore
  language: string
  byNamespace: Map<string, { t: TFunction }>
  pending: Map<string, Promise<void>>
}

let spoken: Spoken | undefined

/** Memoises texts without values: a table looks up hundreds of them per render. */
function remembering(t: TFunction): TFunction {
  const say = t as unknown as (key: unknown, ...values: unknown[]) => unknown // of any namespace
  const known = new Map<unknown, unknown>()
  const remembered = (key: unknown, ...values: unknown[]): unknown => {
    if (values.length > 0) return say(key, ...values)
    if (known.has(key)) return known.get(key)
    const word = say(key)
    // A missing text equals its key until it loads.
    if (word !== key) known.set(key, word)
    return word
  }
  return remembered as unknown as TFunction // same signature as `t`
}

function spokenNow(): Spoken {
  const { store, language } = i18next
  if (!spoken || spoken.store !== store || spoken.language !== language)
    spoken = { store, language, byNamespace: new Map(), pending: new Map() }
  return spoken
}

/**
 * Replaces react-i18next's hook of this name: suspends until the namespace has loaded, and re-renders in
 * another language. Returns the same `t` for every caller of a namespace.
 */
export function useTranslation<const N extends Namespace>(namespace: N): { t: TFunction<N> } {
  useLanguage()
  const { byNamespace, pending, language } = spokenNow()
  const all: readonly string[] = typeof namespace === 'string' ? [namespace] : namespace
  const place = all.join(' ')
  let words = byNamespace.get(place)
  if (!words) {
    if (!all.every((one) => i18next.hasLoadedNamespace(one))) {
      const coming = pending.get(place) ?? i18next.loadNamespaces(all)
      pending.set(place, coming)
      // Not `use`: a replay that finds the words loaded would skip it, and break the order of the hooks after it.
      // oxlint-disable-next-line typescript/only-throw-error -- Suspense takes a promise
      throw coming
    }
    words = { t: remembering(i18next.getFixedT(language, all[0] as 'global')) }
    byNamespace.set(place, words)
  }
  return words as unknown as { t: TFunction<N> } // of the requested namespace
}
