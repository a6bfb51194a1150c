import { useCallback, useMemo } from 'react'

import { type UrlSchema, paramNames, readUrlState, type UrlState, writeUrlState } from '@/lib/url-state'

import { useUrlParams } from './use-url-params'

interface ChangeOptions {
  /** Adds no history entry. */
  replace?: boolean
}

/** Returns the part of the URL that the schema reads, so that other parameters change nothing. */
function ownSearch(schema: UrlSchema, params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const name of paramNames(schema)) own.set(name, params.get(name) ?? '')
  return own.toString()
}

/**
 * Keeps typed view state in the URL: invalid values count as absent, defaults are omitted, foreign parameters
 * stay. The state object, `change` and `reset` are stable. Define the schema outside the component.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema) {
  const { params, changeBy } = useUrlParams()
  const own = ownSearch(schema, params)
  const state = useMemo(() => readUrlState(schema, new URLSearchParams(own)), [schema, own])
  const change = useCallback(
    (to: Partial<UrlState<Schema>>, { replace = false }: ChangeOptions = {}) =>
      changeBy((current) => writeUrlState(schema, current, to), replace),
    [changeBy, schema],
  )
  const reset = useCallback(
    (options: ChangeOptions = {}) => {
      const fallbacks = Object.entries(schema).map(([key, { fallback }]) => [key, fallback as unknown])
      change(Object.fromEntries(fallbacks) as UrlState<Schema>, options) // One entry for each key of the schema.
    },
    [change, schema],
  )
  return { state, change, reset }
}
