import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Jumps to the message in the URL and removes it from the URL. */
export function useMessageInUrl(jumpTo: (messageId: string) => void): void {
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
