import { useEffect, useRef, useState } from 'react'

/** Returns a function with a stable identity that calls the latest `act`. */
export function useStableCallback<In extends unknown[]>(act: (...given: In) => void): (...given: In) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const [steady] = useState(
    () =>
      (...given: In) =>
        latest.current(...given),
  )
  return steady
}
