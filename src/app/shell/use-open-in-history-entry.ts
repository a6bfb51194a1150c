import { useState } from 'react'
import { useLocation } from 'react-router'

/** Open state bound to one history entry: a route change closes it (requirements 4). */
export function useOpenInHistoryEntry(): { isOpen: boolean; open: () => void; close: () => void } {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  }
}
