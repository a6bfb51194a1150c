import { useOpened } from '@/features/figures/use-opened'

const OPEN = '1'

/** Whether the invitation is open. It is kept in the address, so that an overview without creators can link to it. */
export function useInviting() {
  const [opened, open] = useOpened('invite', { keys: [OPEN] })
  return { isInviting: opened !== null, begin: () => open(OPEN), end: () => open(null) }
}
