import type { SetStateAction } from 'react'

import { readUrlField, type UrlField, writeUrlState } from '@/lib/url-state'

import { useUrlParams } from './use-url-params'

/**
 * Keeps one value in the URL, where its field depends on what the user may see or what has loaded; the default
 * omits the parameter. Only `isStep` adds a history entry per change.
 */
export function useUrlField<Value>(
  name: string,
  field: UrlField<Value>,
  { isStep = false }: { isStep?: boolean } = {},
): readonly [Value, (to: SetStateAction<Value>) => void] {
  const { params, changeBy } = useUrlParams()
  const read = (from: URLSearchParams) => readUrlField(field, from.get(name))
  return [
    read(params),
    (to) =>
      changeBy((current) => {
        // No field holds functions.
        const value = typeof to === 'function' ? (to as (latest: Value) => Value)(read(current)) : to
        return writeUrlState({ [name]: field }, current, { [name]: value })
      }, !isStep),
  ]
}
