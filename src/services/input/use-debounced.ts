import { useEffect, useMemo, useState } from 'react'

/**
 * The value once it has not changed for `delayMs`. Compares by identity: a new object per render never
 * settles.
 */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** The request once it has not changed for `delayMs`. Compares as text, so that an equal one is the same. */
export function useDebouncedRequest<Request>(request: Request | undefined, delayMs: number) {
  const text = request && JSON.stringify(request)
  const settled = useDebounced(text, delayMs)
  return {
    request: useMemo(
      () => (settled === undefined ? undefined : (JSON.parse(settled) as Request)), // serialized above
      [settled],
    ),
    /** Whether a newer one has yet to settle. */
    isBehind: settled !== text,
  }
}
