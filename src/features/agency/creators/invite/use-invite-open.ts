import { useOpenParam } from '@/features/figures/url/use-open-param'

const OPEN = '1'

/** Whether the invitation is open, kept in the URL so that an empty overview can link to it. */
export function useInviteOpen() {
  const [opened, open] = useOpenParam('invite', { keys: [OPEN] })
  return { isInviting: opened !== null, begin: () => open(OPEN), end: () => open(null) }
}
