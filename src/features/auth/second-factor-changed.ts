import type { QueryClient } from '@tanstack/react-query'

import { listAuthMethods } from '@/api/calls/auth'
import { listEmployees } from '@/api/calls/employees'

/** Refetches the own sign-in methods, and the tables of people whose own row shows them, on screen or not. */
export async function secondFactorChanged(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: [listEmployees.path], refetchType: 'all' })
  await client.invalidateQueries({ queryKey: [listAuthMethods.path] })
}
