import { useSearchParams } from 'react-router'

const INVITE = 'invite'

/** Whether the invitation stands open: in the address, so that an overview without creators can lead to it. */
export function useInviting() {
  const [params, setParams] = useSearchParams()
  const turn = (isOn: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (isOn) next.set(INVITE, '1')
        else next.delete(INVITE)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { isInviting: params.has(INVITE), begin: () => turn(true), end: () => turn(false) }
}
