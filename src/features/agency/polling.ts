import { UNREAD_POLL_LIVE_MS, UNREAD_POLL_MS } from '@/config/constants'
import { useIsLive } from '@/services/live-line'

/** For what events tell of: it is asked for by the clock only while nobody tells. */
export function useFallbackPolling() {
  const isLive = useIsLive()
  return { refetchInterval: isLive ? (false as const) : UNREAD_POLL_MS }
}

/** How often a part of the floor is asked for: seldom while events tell what changes, every 20 s while they don't. */
export function usePolling() {
  const isLive = useIsLive()
  return { staleTime: UNREAD_POLL_MS, refetchInterval: isLive ? UNREAD_POLL_LIVE_MS : UNREAD_POLL_MS }
}
