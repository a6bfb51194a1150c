import { useState } from 'react'

/** What stands in a search field: at once as typed, and as the address has it when that changes by other means. */
export function useTyped(inAddress: string) {
  const [typed, type] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  if (known !== inAddress) {
    setKnown(inAddress)
    // Our own writing comes back after more has been typed; Back and links bring other words.
    if (inAddress !== sent) {
      type(inAddress)
      setSent(inAddress)
    }
  }
  return {
    typed,
    type,
    /** Tells what is put into the address from here. */
    send: setSent,
    /** Both, where each letter goes into the address at once. */
    note: (text: string) => {
      type(text)
      setSent(text)
    },
  }
}
