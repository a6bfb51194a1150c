import type { QueryClient } from '@tanstack/react-query'

import { listAuthMethods } from '@/api/calls/auth'
import { listEmployees } from '@/api/calls/employees'

/** Refetches the user's sign-in methods, and people tables that show them, mounted or not. */
export async function secondFactorChanged(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: [listEmployees.path], refetchType: 'all' })
  await client.invalidateQueries({ queryKey: [listAuthMethods.path] })
}
