import { useCallback } from 'react'

import { type AddressEntries, useAddress } from './use-address'

interface Opened<Key extends string> {
  /** The keys there are; any other in the address counts as nothing open. Without them every key counts. */
  keys?: readonly Key[]
  /** Names of what is open inside of it, such as a tab; closing takes them out too. */
  within?: readonly string[]
}

const NOTHING: readonly string[] = []

function keyIn<Key extends string>(params: URLSearchParams, name: string, keys: readonly Key[] | undefined) {
  const said = params.get(name)
  return keys ? (keys.find((key) => key === said) ?? null) : (said as Key | null) // without a list, any text is one
}

/**
 * What is open over or beside a page. It is kept in the address, so that a link shows it, a reload keeps it and Back
 * closes it: opening adds a step to the history, closing and changing what is open replace it. `inside` puts in what is
 * open within.
 */
export function useOpened<Key extends string = string>(
  name: string,
  { keys, within = NOTHING }: Opened<Key> = {},
): readonly [Key | null, (key: Key | null, inside?: AddressEntries) => void] {
  const { params, change } = useAddress()
  const open = useCallback(
    (key: Key | null, inside: AddressEntries = {}) =>
      change(
        { [name]: key, ...Object.fromEntries(within.map((one) => [one, null])), ...inside },
        { replace: (now) => key === null || keyIn(now, name, keys) !== null },
      ),
    [change, name, keys, within],
  )
  return [keyIn(params, name, keys), open]
}
