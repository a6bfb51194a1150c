import { useEffect, useRef, useState } from 'react'

import { afterPaint } from '../page/after-paint'

/**
 * Text of a search field: immediately as typed, and from the address when that changes otherwise. The address
 * updates in a transition, so a field must not show it: characters typed meanwhile would be lost.
 */
export function useSearchText(inAddress: string) {
  const [typed, type] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [sent, setSent] = useState<readonly string[]>([inAddress])
  if (known !== inAddress) {
    setKnown(inAddress)
    // Our own update arrives after more typing; Back and links bring other text.
    const at = sent.lastIndexOf(inAddress)
    if (at === -1) type(inAddress)
    setSent(at === -1 ? [inAddress] : sent.slice(at))
  }
  /** Records text that this field writes to the address. */
  const send = (text: string) => setSent((before) => [...before, text])
  return {
    typed,
    type,
    send,
    /** Both, for fields that write every character to the address. */
    note: (text: string) => {
      type(text)
      send(text)
    },
  }
}

/** A search field that writes its text to the address when typing pauses for `pauseMs`. */
export function useDebouncedSearch(inAddress: string, write: (text: string) => void, pauseMs: number) {
  const { typed, type: put, send } = useSearchText(inAddress)
  const stopWaiting = useRef<() => void>(undefined)
  useEffect(() => () => stopWaiting.current?.(), [])
  const type = (text: string) => {
    put(text)
    stopWaiting.current?.()
    const search = () => {
      send(text.trim())
      write(text.trim())
    }
    if (text === '') {
      // All rows return as soon as the field is visibly empty.
      stopWaiting.current = afterPaint(search)
    } else {
      const timer = setTimeout(search, pauseMs)
      stopWaiting.current = () => clearTimeout(timer)
    }
  }
  return { typed, type }
}
