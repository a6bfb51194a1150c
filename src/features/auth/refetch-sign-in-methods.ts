import type { QueryClient } from '@tanstack/react-query'

import { listAuthMethods } from '@/api/calls/account/auth'
import { listEmployees } from '@/api/calls/agency/employees'
import { invalidateCalls } from '@/api/query'

/** Refetches the user's sign-in methods, and people tables that show them, mounted or not. */
export async function refetchSignInMethods(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: [listEmployees.path], refetchType: 'all' })
  await invalidateCalls(client, listAuthMethods)
}
