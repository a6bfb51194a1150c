import { startTransition, useEffect, useState } from 'react'

import { afterPaint } from './after-paint'

/** In the order they were asked for; what is asked for again keeps its place. */
const waiting = new Set<() => void>()
let isOn = false

function next(): void {
  const [run] = waiting
  isOn = run !== undefined
  if (!run) return
  waiting.delete(run)
  // The first frame draws what it changes, the one after that shows that it has; whatever becomes of it, others follow.
  afterPaint(() => void afterPaint(next))
  run()
}

/**
 * Runs what makes for much drawing after the next frame, and leaves it one of its own: not two such in one. Not at all
 * once the returned function is called.
 */
export function inTurn(run: () => void): () => void {
  waiting.add(run)
  if (!isOn) {
    isOn = true
    afterPaint(next)
  }
  return () => void waiting.delete(run)
}

/** A value as it is drawn: a little after it came, and never in one frame with another such. */
export function useInTurn<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    if (Object.is(drawn, value)) return undefined
    return inTurn(() => startTransition(() => setDrawn(() => value)))
  }, [drawn, value])
  return drawn
}
