import { useEffect, useReducer } from 'react'

import type { Namespace } from '@/config/languages'

import { i18next, loadNamespaces } from '.'
import { useLanguage } from './language-provider'

/**
 * Loads optional translations and re-renders when they arrive. Returns whether a namespace is available:
 * i18next also counts a failed file as loaded, and would show keys.
 */
export function useLoadedNamespaces(namespaces: readonly Namespace[]): (namespace: string) => boolean {
  const [, again] = useReducer((times: number) => times + 1, 0)
  const language = useLanguage()
  const isLoaded = (namespace: string) => i18next.hasResourceBundle(language, namespace)
  const wanted = namespaces.filter((one) => !isLoaded(one)).join(' ')
  useEffect(() => {
    if (wanted === '') return undefined
    let isGone = false
    // A list of namespaces, joined above.
    void loadNamespaces(wanted.split(' ') as Namespace[]).then(() => isGone || again())
    return () => {
      isGone = true
    }
  }, [wanted])
  return isLoaded
}
