import { useCallback } from 'react'

import { type UrlEntries, useUrlParams } from './use-url-params'

interface OpenParamOptions<Key extends string> {
  /** Valid keys; any other in the URL counts as closed. Without them every key is valid. */
  keys?: readonly Key[]
  /** Nested parameters, such as a tab; closing removes them too. */
  within?: readonly string[]
}

const NO_PARAMS: readonly string[] = []

function keyIn<Key extends string>(params: URLSearchParams, name: string, keys: readonly Key[] | undefined) {
  const value = params.get(name)
  return keys ? (keys.find((key) => key === value) ?? null) : (value as Key | null) // Without a list, any text is a key.
}

/**
 * Keeps what is open over or beside a page in the URL, so that a link shares it, a reload keeps it and Back
 * closes it: opening adds a history entry, closing and changing replace it. `inside` sets nested parameters.
 */
export function useOpenParam<Key extends string = string>(
  name: string,
  { keys, within = NO_PARAMS }: OpenParamOptions<Key> = {},
): readonly [Key | null, (key: Key | null, inside?: UrlEntries) => void] {
  const { params, change } = useUrlParams()
  const open = useCallback(
    (key: Key | null, inside: UrlEntries = {}) =>
      change(
        { [name]: key, ...Object.fromEntries(within.map((one) => [one, null])), ...inside },
        { replace: (now) => key === null || keyIn(now, name, keys) !== null },
      ),
    [change, name, keys, within],
  )
  return [keyIn(params, name, keys), open]
}
