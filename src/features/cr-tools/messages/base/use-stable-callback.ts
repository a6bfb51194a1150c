import { useLayoutEffect, useRef, useState } from 'react'

/** Returns a function with a stable identity that calls the latest `callback`. */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return stable
}
