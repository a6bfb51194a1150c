import { useEffect, useReducer } from 'react'

import type { Namespace } from '@/config/languages'

import { i18next, loadNamespaces } from '.'
import { useLanguage } from './words'

/**
 * Fetches words that a part can do without, and re-renders it when they have come. Returns whether the words of a namespace
 * are there: a file that could not be loaded counts as loaded for i18next, and would show keys.
 */
export function useLoadedWords(namespaces: readonly Namespace[]): (namespace: string) => boolean {
  const [, again] = useReducer((times: number) => times + 1, 0)
  const language = useLanguage()
  const isLoaded = (namespace: string) => i18next.hasResourceBundle(language, namespace)
  const wanted = namespaces.filter((one) => !isLoaded(one)).join(' ')
  useEffect(() => {
    if (wanted === '') return undefined
    let isGone = false
    // A list of our own names, joined just above.
    void loadNamespaces(wanted.split(' ') as Namespace[]).then(() => isGone || again())
    return () => {
      isGone = true
    }
  }, [wanted])
  return isLoaded
}
