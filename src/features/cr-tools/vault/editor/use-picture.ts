import { useEffect, useState } from 'react'

import { isCancelled } from '@/api/errors'

import { type OpenPicture, openPicture } from './open-picture'

export type PictureState =
  | { kind: 'loading' }
  | { kind: 'ready'; picture: OpenPicture }
  | { kind: 'failed'; error: unknown }

/** Loads and decodes the picture to edit; `retry` starts over after a failure. */
export function usePicture(load: (signal: AbortSignal) => Promise<File>) {
  const [state, setState] = useState<PictureState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // Keep the first `load`: a re-render of the parent must not load again.
  const [loadFile] = useState(() => load)
  useEffect(() => {
    const stop = new AbortController()
    const open = async () => {
      try {
        const picture = await openPicture(await loadFile(stop.signal))
        if (!stop.signal.aborted) setState({ kind: 'ready', picture })
      } catch (error) {
        if (!stop.signal.aborted && !isCancelled(error)) setState({ kind: 'failed', error })
      }
    }
    void open()
    return () => stop.abort()
  }, [loadFile, attempt])
  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { state, retry }
}
