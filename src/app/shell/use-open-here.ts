import { useState } from 'react'
import { useLocation } from 'react-router'

/** Something that is open for one entry of the history only: a route change closes it (spec 4). */
export function useOpenHere(): { isOpen: boolean; open: () => void; close: () => void } {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  }
}
