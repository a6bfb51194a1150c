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
): readonly [Value, (value: Value) => void] {
  const { params, changeBy } = useUrlParams()
  return [
    readUrlField(field, params.get(name)),
    (value) => changeBy((current) => writeUrlState({ [name]: field }, current, { [name]: value }), !isStep),
  ]
}
