import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Goes to the message that the address names, and takes it out of the address again. */
export function useAddressedMessage(jumpTo: (messageId: string) => void): void {
  const [params, setParams] = useSearchParams()
  const messageId = params.get('message')
  useEffect(() => {
    if (messageId === null || messageId === '') return
    jumpTo(messageId)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('message')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [messageId, jumpTo, setParams])
}
