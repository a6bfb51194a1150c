import { useEffect, useEffectEvent } from 'react'

import type { ComposerDesk } from '../content'

/** A `/` written into the empty text asks for scripts (screens S11). */
export function useOpenOnSlash(desk: ComposerDesk, open: () => void): void {
  const ask = useEffectEvent(open)
  useEffect(() => {
    let before = desk.read().text
    return desk.subscribe(() => {
      const { text } = desk.read()
      const isAsked = text === '/' && before === ''
      before = text
      if (isAsked) ask()
    })
  }, [desk])
}
