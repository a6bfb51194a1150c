import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

export type AddressEntries = Readonly<Record<string, string | null | undefined>>

/** Whether a change adds no step that Back takes back; where that depends on the address, by what it says by then. */
type Replace = boolean | ((params: URLSearchParams) => boolean)

function written(current: URLSearchParams, entries: AddressEntries): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * What a view keeps in its address, so that a link shows it and Back comes to it again, and the way to change it name by
 * name: a value that is nothing takes its name out. Both functions stay the same: tables render their rows again when a
 * handler changes.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const latest = useRef({ params, setParams })
  useEffect(() => {
    latest.current = { params, setParams }
  }, [params, setParams])
  const changeBy = useCallback(
    (nextOf: (current: URLSearchParams) => URLSearchParams, replace: Replace = false) => {
      const now = latest.current
      now.setParams(nextOf, {
        replace: typeof replace === 'function' ? replace(now.params) : replace,
        preventScrollReset: true,
      })
    },
    [],
  )
  const change = useCallback(
    (entries: AddressEntries, { replace = false }: { replace?: Replace } = {}) =>
      changeBy((current) => written(current, entries), replace),
    [changeBy],
  )
  return { params, change, changeBy }
}
