import { useQueryClient } from '@tanstack/react-query'

import type { Call } from '@/api/call'
import { invalidateCalls } from '@/api/query'

/** Makes the hook that returns a function to refetch everything these calls read. */
export const invalidateHookOf =
  (...calls: readonly Pick<Call, 'path'>[]) =>
  () => {
    const client = useQueryClient()
    return () => invalidateCalls(client, ...calls)
  }
