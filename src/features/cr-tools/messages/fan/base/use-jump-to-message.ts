import { useSearchParams } from 'react-router'

/** Returns a function that scrolls the open thread to a message, by its URL. */
export function useJumpToMessage(): (messageId: string) => void {
  const [, setParams] = useSearchParams()
  return (messageId) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('message', messageId)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
}
