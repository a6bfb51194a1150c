import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

export type AddressEntries = Readonly<Record<string, string | null | undefined>>

interface ChangeOptions {
  /** No step that Back takes back; where that depends on the address, by what it says when it is changed. */
  replace?: boolean | ((params: URLSearchParams) => boolean)
}

/**
 * What a view keeps in its address, so that a link shows it and Back comes to it again, and the way to change it name by
 * name: a value that is nothing takes its name out. `change` is always the same function: tables render their rows
 * again when a handler changes.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const latest = useRef({ params, setParams })
  useEffect(() => {
    latest.current = { params, setParams }
  }, [params, setParams])
  const change = useCallback((entries: AddressEntries, { replace = false }: ChangeOptions = {}) => {
    const now = latest.current
    now.setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(entries)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      {
        replace: typeof replace === 'function' ? replace(now.params) : replace,
        preventScrollReset: true,
      },
    )
  }, [])
  return { params, change }
}
