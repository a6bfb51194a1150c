import { useQueryClient } from '@tanstack/react-query'

import type { Call } from './call'
import { invalidateCalls } from './query'

/** Returns a function that refetches everything these calls read. */
export function useInvalidateCalls(...calls: readonly Pick<Call, 'path'>[]) {
  const client = useQueryClient()
  return () => invalidateCalls(client, ...calls)
}
