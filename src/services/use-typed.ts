import { useEffect, useRef, useState } from 'react'

import { afterPaint } from './after-paint'

/**
 * What stands in a search field: at once as typed, and as the address has it when that changes by other means. The address
 * follows in a transition, so it must never be what a field shows: letters typed meanwhile would be lost.
 */
export function useTyped(inAddress: string) {
  const [typed, type] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [sent, setSent] = useState<readonly string[]>([inAddress])
  if (known !== inAddress) {
    setKnown(inAddress)
    // Our own writing comes back after more has been typed; Back and links bring other words.
    const at = sent.lastIndexOf(inAddress)
    if (at === -1) type(inAddress)
    setSent(at === -1 ? [inAddress] : sent.slice(at))
  }
  /** Tells what is put into the address from here. */
  const send = (text: string) => setSent((before) => [...before, text])
  return {
    typed,
    type,
    send,
    /** Both, where each letter goes into the address at once. */
    note: (text: string) => {
      type(text)
      send(text)
    },
  }
}

/** Words in a search field, written into the address when the typing pauses for so long. */
export function useTypedSearch(inAddress: string, write: (text: string) => void, pauseMs: number) {
  const { typed, type: put, send } = useTyped(inAddress)
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
      // All comes back as soon as the field is seen to be empty.
      stopWaiting.current = afterPaint(search)
    } else {
      const timer = setTimeout(search, pauseMs)
      stopWaiting.current = () => clearTimeout(timer)
    }
  }
  return { typed, type }
}
