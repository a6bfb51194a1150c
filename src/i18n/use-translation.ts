import i18next, { type Namespace, type ResourceStore, type TFunction } from 'i18next'

import { useLanguage } from './words'

/** What is said in one language, from one set of words. */
interface Spoken {
  store: ResourceStore
  language: string
  byNamespace: Map<string, { t: TFunction }>
  pending: Map<string, Promise<void>>
}

let spoken: Spoken | undefined

/** What is said without a value is looked up once: a table asks for hundreds of such words each time it is drawn. */
function remembering(t: TFunction): TFunction {
  const say = t as unknown as (key: unknown, ...values: unknown[]) => unknown // of whichever namespace
  const known = new Map<unknown, unknown>()
  const remembered = (key: unknown, ...values: unknown[]): unknown => {
    if (values.length > 0) return say(key, ...values)
    if (known.has(key)) return known.get(key)
    const word = say(key)
    // A word that is missing is its key, until it comes.
    if (word !== key) known.set(key, word)
    return word
  }
  return remembered as unknown as TFunction // what it stands in for
}

function spokenNow(): Spoken {
  const { store, language } = i18next
  if (!spoken || spoken.store !== store || spoken.language !== language)
    spoken = { store, language, byNamespace: new Map(), pending: new Map() }
  return spoken
}

/**
 * Words for a part of the page, as react-i18next's hook of this name gives them: suspends until they have come, and the
 * part is drawn anew in another language. The same `t` for everyone who asks for the same namespace.
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
  return words as unknown as { t: TFunction<N> } // of the namespace asked for
}
