import { useSearchParams } from 'react-router'

/** Keeps a choice in the URL without a history entry; the default omits the parameter. */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  standard: Value,
): readonly [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams()
  const value = values.find((one) => one === params.get(name)) ?? standard
  const choose = (to: Value) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (to === standard) next.delete(name)
        else next.set(name, to)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [value, choose]
}

/** Keeps ids in the URL, in the order chosen. */
export function useUrlIds(name: string): readonly [readonly string[], (ids: readonly string[]) => void] {
  const [params, setParams] = useSearchParams()
  const ids = [
    ...new Set(
      params
        .get(name)
        ?.split(',')
        .filter((id) => id !== ''),
    ),
  ]
  const choose = (to: readonly string[]) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (to.length === 0) next.delete(name)
        else next.set(name, to.join(','))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [ids, choose]
}
