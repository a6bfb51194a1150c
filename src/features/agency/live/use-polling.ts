import { UNREAD_POLL_LIVE_MS, UNREAD_POLL_MS } from '@/config/constants'
import { useIsEventStreamLive } from '@/services/network/event-stream-state'

/** Polls only while the event stream is down. */
export function useFallbackPolling() {
  const isLive = useIsEventStreamLive()
  return { refetchInterval: isLive ? (false as const) : UNREAD_POLL_MS }
}

/** Polls the floor: rarely while events report changes, every 20 s otherwise. */
export function usePolling() {
  const isLive = useIsEventStreamLive()
  return { staleTime: UNREAD_POLL_MS, refetchInterval: isLive ? UNREAD_POLL_LIVE_MS : UNREAD_POLL_MS }
}
