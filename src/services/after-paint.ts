import { startTransition, useEffect, useState } from 'react'

/** A page that is not drawn has no frames: no longer than this is waited for one. */
const LONGEST_MS = 100

/** Runs once what has just changed is on screen; not at all when the returned function is called before. */
export function afterPaint(run: () => void): () => void {
  const drop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const go = () => {
    drop()
    run()
  }
  let timer = setTimeout(go, LONGEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(go)
  })
  return drop
}

/** Whether what this part first drew is on screen: the rest of it can follow then, without holding anything up. */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setHasPainted(true))), [])
  return hasPainted
}
