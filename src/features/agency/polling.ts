import { UNREAD_POLL_LIVE_MS, UNREAD_POLL_MS } from '@/config/constants'
import { useIsLive } from '@/services/live-line'

/** Polls only while the event stream is down. */
export function useFallbackPolling() {
  const isLive = useIsLive()
  return { refetchInterval: isLive ? (false as const) : UNREAD_POLL_MS }
}

/** Polls the floor: rarely while events report changes, every 20 s otherwise. */
export function usePolling() {
  const isLive = useIsLive()
  return { staleTime: UNREAD_POLL_MS, refetchInterval: isLive ? UNREAD_POLL_LIVE_MS : UNREAD_POLL_MS }
}
