import { useEffect, useRef, useState } from 'react'

/** A function that stays the same object and does what the latest one does: for lines that are drawn once. */
export function useSteady<In extends unknown[]>(act: (...given: In) => void): (...given: In) => void {
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
