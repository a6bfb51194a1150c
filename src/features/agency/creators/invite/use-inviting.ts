import { useAddress } from '../../use-address'

const INVITE = 'invite'

/** Whether the invitation stands open: in the address, so that an overview without creators can lead to it. */
export function useInviting() {
  const { params, change } = useAddress()
  const turn = (isOn: boolean) => change({ [INVITE]: isOn ? '1' : null }, { replace: true })
  return { isInviting: params.has(INVITE), begin: () => turn(true), end: () => turn(false) }
}
