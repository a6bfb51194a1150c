import { startTransition, useEffect, useEffectEvent, useState } from 'react'

import { afterPaint } from './after-paint'

/** In request order. */
const waiting = new Set<() => void>()
let isOn = false

function next(): void {
  const [run] = waiting
  isOn = run !== undefined
  if (!run) return
  waiting.delete(run)
  // The first frame paints the change, the next confirms it. Scheduled before running, so a failure does not
  // block others.
  afterPaint(() => void afterPaint(next))
  run()
}

/** Queues an expensive render after the next frame, one per frame. Returns a function that cancels it. */
export function inTurn(run: () => void): () => void {
  waiting.add(run)
  if (!isOn) {
    isOn = true
    afterPaint(next)
  }
  return () => void waiting.delete(run)
}

/**
 * Defers a value so that two expensive renders never share a frame. `next` computes what to render after the
 * current value, if not the value itself; frequent changes do not delay it.
 */
export function useInTurn<Value>(value: Value, next: (drawn: Value) => Value = () => value): Value {
  const [drawn, setDrawn] = useState(value)
  const due = next(drawn)
  const isDue = !Object.is(drawn, due)
  const draw = useEffectEvent(() => startTransition(() => setDrawn(() => due)))
  useEffect(() => (isDue ? inTurn(() => draw()) : undefined), [drawn, isDue])
  return drawn
}
