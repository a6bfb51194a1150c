import { useAddress } from './use-address'

/**
 * What is open beside a table. It is kept in the address, so that a link shows it and Back closes it; closing it by hand
 * adds no step.
 */
export function useOpened(name: string): readonly [string | null, (key: string | null) => void] {
  const { params, change } = useAddress()
  const opened = params.get(name)
  return [opened, (key) => change({ [name]: key }, { replace: key === null || opened !== null })]
}
