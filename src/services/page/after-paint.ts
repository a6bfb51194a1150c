import { startTransition, useEffect, useState } from 'react'

/** A hidden page has no frames, so we wait for one no longer than this. */
const FRAME_TIMEOUT_MS = 100

/** Runs after the latest change is painted, unless the returned function is called before. */
export function afterPaint(run: () => void): () => void {
  const drop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const go = () => {
    drop()
    run()
  }
  let timer = setTimeout(go, FRAME_TIMEOUT_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(go)
  })
  return drop
}

/** Whether the component's first render is painted; the rest can then render without blocking it. */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setHasPainted(true))), [])
  return hasPainted
}
