import { startTransition, useEffect, useEffectEvent, useState } from 'react'

import { afterPaint } from './after-paint'

/** In the order they were asked for. */
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

/**
 * A value as it is drawn: a little after it came, and never in one frame with another such. `next` says what is drawn
 * after what is drawn now, where that is not the value itself; however often it changes meanwhile, its turn comes.
 */
export function useInTurn<Value>(value: Value, next: (drawn: Value) => Value = () => value): Value {
  const [drawn, setDrawn] = useState(value)
  const due = next(drawn)
  const isDue = !Object.is(drawn, due)
  const draw = useEffectEvent(() => startTransition(() => setDrawn(() => due)))
  useEffect(() => (isDue ? inTurn(() => draw()) : undefined), [drawn, isDue])
  return drawn
}
