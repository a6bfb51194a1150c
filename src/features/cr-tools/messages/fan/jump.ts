import { useSearchParams } from 'react-router'

/** Shows a message of the open thread: the address names it, the thread follows. */
export function useJump(): (messageId: string) => void {
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
