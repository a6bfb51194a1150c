import { useOpened } from '@/features/figures/use-opened'

const OPEN = '1'

/** Whether the invitation is open, kept in the URL so that an empty overview can link to it. */
export function useInviting() {
  const [opened, open] = useOpened('invite', { keys: [OPEN] })
  return { isInviting: opened !== null, begin: () => open(OPEN), end: () => open(null) }
}
