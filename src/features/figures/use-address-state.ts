import { useCallback, useMemo } from 'react'

import { type AddressSchema, namesOf, readAddress, type StateOf, writeAddress } from '@/lib/address-state'

import { useAddress } from './use-address'

interface ChangeOptions {
  /** Adds no history entry. */
  replace?: boolean
}

/** Returns the part of the URL that the schema reads, so that other parameters change nothing. */
function ownSearch(schema: AddressSchema, params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const name of namesOf(schema)) own.set(name, params.get(name) ?? '')
  return own.toString()
}

/**
 * Keeps typed view state in the URL: invalid values count as absent, defaults are omitted, foreign parameters
 * stay. The state object, `change` and `reset` are stable. Define the schema outside the component.
 */
export function useAddressState<Schema extends AddressSchema>(schema: Schema) {
  const { params, changeBy } = useAddress()
  const own = ownSearch(schema, params)
  const state = useMemo(() => readAddress(schema, new URLSearchParams(own)), [schema, own])
  const change = useCallback(
    (to: Partial<StateOf<Schema>>, { replace = false }: ChangeOptions = {}) =>
      changeBy((current) => writeAddress(schema, current, to), replace),
    [changeBy, schema],
  )
  const reset = useCallback(
    (options: ChangeOptions = {}) => {
      const fallbacks = Object.entries(schema).map(([key, { fallback }]) => [key, fallback as unknown])
      change(Object.fromEntries(fallbacks) as StateOf<Schema>, options) // One entry for each key of the schema.
    },
    [change, schema],
  )
  return { state, change, reset }
}
