import { useCallback, useEffect, useRef } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router'

export type UrlEntries = Readonly<Record<string, string | null | undefined>>

/** Whether a change replaces the history entry; a function decides by the URL at that time. */
type Replace = boolean | ((params: URLSearchParams) => boolean)

export function withEntries(current: URLSearchParams, entries: UrlEntries): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** What a location changes to: React may render it later than the next change, which builds on it. */
const changed = new WeakMap<Location, { params: URLSearchParams; isNewEntry: boolean }>()

/**
 * Reads and changes the URL's parameters by name, so that links share the view and Back restores it;
 * undefined removes a name. Both functions are stable, because tables re-render rows when a handler changes.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const latest = useRef({ location, params, setParams })
  useEffect(() => {
    latest.current = { location, params, setParams }
  }, [location, params, setParams])
  const changeBy = useCallback(
    (nextOf: (current: URLSearchParams) => URLSearchParams, replace: Replace = false) => {
      const now = latest.current
      const { params: current, isNewEntry } = changed.get(now.location) ?? { ...now, isNewEntry: false }
      const next = nextOf(current)
      const isReplaced = typeof replace === 'function' ? replace(current) : replace
      const keepsState = isReplaced && !isNewEntry
      changed.set(now.location, { params: next, isNewEntry: !keepsState })
      now.setParams(next, {
        replace: isReplaced,
        preventScrollReset: true,
        // A new entry was not opened in the way that the state describes.
        ...(keepsState && { state: now.location.state }),
      })
    },
    [],
  )
  const change = useCallback(
    (entries: UrlEntries, { replace = false }: { replace?: Replace } = {}) =>
      changeBy((current) => withEntries(current, entries), replace),
    [changeBy],
  )
  return { params, change, changeBy }
}
