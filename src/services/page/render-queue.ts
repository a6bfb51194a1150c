import { startTransition, useEffect, useEffectEvent, useState } from 'react'

import { afterPaint } from './after-paint'

/** In request order. */
const queue = new Set<() => void>()
let isRunning = false

function runNext(): void {
  const [run] = queue
  isRunning = run !== undefined
  if (!run) return
  queue.delete(run)
  // The first frame paints the change, the next confirms it. Scheduled before running, so a failure does not
  // block others.
  afterPaint(() => void afterPaint(runNext))
  run()
}

/** Queues an expensive render after the next frame, one per frame. Returns a function that cancels it. */
export function enqueueRender(run: () => void): () => void {
  queue.add(run)
  if (!isRunning) {
    isRunning = true
    afterPaint(runNext)
  }
  return () => void queue.delete(run)
}

/**
 * Defers a value so that two expensive renders never share a frame. `next` computes what to render after the
 * current value, if not the value itself; frequent changes do not delay it.
 */
export function useRenderQueue<Value>(value: Value, next: (drawn: Value) => Value = () => value): Value {
  const [drawn, setDrawn] = useState(value)
  const due = next(drawn)
  const isDue = !Object.is(drawn, due)
  const draw = useEffectEvent(() => startTransition(() => setDrawn(() => due)))
  useEffect(() => (isDue ? enqueueRender(() => draw()) : undefined), [drawn, isDue])
  return drawn
}
