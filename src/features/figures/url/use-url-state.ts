import { useCallback, useMemo } from 'react'

import {
  fallbacksOf,
  isUrlStateChanged,
  paramNames,
  readUrlState,
  type UrlSchema,
  type UrlState,
  writeUrlState,
} from '@/lib/url-state'

import { useUrlParams } from './use-url-params'

interface ChangeOptions {
  /** Adds no history entry. */
  replace?: boolean
}
type KeyOf<Schema extends UrlSchema> = keyof Schema & string

/** A change of the view, or how it follows from the latest state, which may not have rendered yet. */
export type UrlStateChange<Schema extends UrlSchema> =
  | Partial<UrlState<Schema>>
  | ((latest: UrlState<Schema>) => Partial<UrlState<Schema>>)

interface ViewOptions<Schema extends UrlSchema> {
  /** The fields that narrow what the view lists; by default all. */
  filters?: readonly KeyOf<Schema>[]
  /** Whether each change of a filter adds a history entry. */
  isStep?: boolean
  /** Fields the user may not use: they keep their fallbacks, whatever the URL says. */
  hidden?: readonly KeyOf<Schema>[]
}

/** Returns the part of the URL that the schema reads, so that other parameters change nothing. */
function ownSearch<Schema extends UrlSchema>(
  schema: Schema,
  params: URLSearchParams,
  hidden: readonly KeyOf<Schema>[],
): string {
  const own = new URLSearchParams()
  const readable = Object.keys(schema).filter((key) => !hidden.includes(key))
  for (const name of paramNames(schema, readable)) own.set(name, params.get(name) ?? '')
  return own.toString()
}

/**
 * Keeps typed view state in the URL: invalid values count as absent, defaults are omitted, foreign parameters
 * stay. The state object and the functions are stable if schema and filters are defined outside the component.
 */
export function useUrlState<Schema extends UrlSchema>(
  schema: Schema,
  { filters, isStep = false, hidden = [] }: ViewOptions<Schema> = {},
) {
  const { params, changeBy } = useUrlParams()
  const own = ownSearch(schema, params, hidden)
  const state = useMemo(() => readUrlState(schema, new URLSearchParams(own)), [schema, own])
  const change = useCallback(
    (to: UrlStateChange<Schema>, { replace = false }: ChangeOptions = {}) =>
      changeBy((current) => {
        const entries = typeof to === 'function' ? to(readUrlState(schema, current)) : to
        return writeUrlState(schema, current, entries)
      }, replace),
    [changeBy, schema],
  )
  const narrow = useCallback(
    (to: UrlStateChange<Schema>) => change(to, { replace: !isStep }),
    [change, isStep],
  )
  /** Resets the filters. */
  const clear = useCallback(() => narrow(fallbacksOf(schema, filters)), [narrow, schema, filters])
  return { state, change, narrow, clear, isNarrowed: isUrlStateChanged(schema, state, filters) }
}
