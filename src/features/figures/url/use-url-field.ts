import { useUrlParams } from './use-url-params'

/** Keeps a choice in the URL; the default omits the parameter. Only `isStep` adds a history entry per choice. */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  standard: Value,
  { isStep = false }: { isStep?: boolean } = {},
): readonly [Value, (value: Value) => void] {
  const { params, change } = useUrlParams()
  const value = values.find((one) => one === params.get(name)) ?? standard
  return [value, (to) => change({ [name]: to === standard ? null : to }, { replace: !isStep })]
}

/** Keeps ids in the URL, in the order chosen. */
export function useUrlIds(name: string): readonly [readonly string[], (ids: readonly string[]) => void] {
  const { params, change } = useUrlParams()
  const ids = new Set(params.get(name)?.split(',').filter(Boolean))
  return [[...ids], (to) => change({ [name]: to.join(',') }, { replace: true })]
}
