import { useCallback, useMemo } from 'react'

import { type AddressSchema, namesOf, readAddress, type StateOf, writeAddress } from '@/lib/address-state'

import { useAddress } from './use-address'

interface ChangeOptions {
  /** No step that Back takes back. */
  replace?: boolean
}

/** What an address says to a schema, so that other parameters change nothing. */
function ownSearch(schema: AddressSchema, params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const name of namesOf(schema)) own.set(name, params.get(name) ?? '')
  return own.toString()
}

/**
 * What a view keeps in its address, typed: what is not valid there counts as not said, a default is not written, and the
 * parameters of others stay. The state is the same object until the address says something else; `change` and `reset`
 * never change. The schema lives outside the component.
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
      change(Object.fromEntries(fallbacks) as StateOf<Schema>, options) // one entry for each key of the schema
    },
    [change, schema],
  )
  return { state, change, reset }
}
