import { useEffect, useState } from 'react'

import { SKELETON_DELAY_MS } from '@/config/constants'

/** Whether the wait is long enough to show a skeleton, so quick responses don't flash. */
export function useIsDelayed(delay: number = SKELETON_DELAY_MS): boolean {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isDelayed
}
