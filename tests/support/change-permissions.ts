import { act } from '@testing-library/react'

import { getCurrentUser } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import type { ChatterPermissions } from '@/domain/account/permission'
import { world } from '@/mocks/node'

/** A director changes what a person may do while they work; the page learns of it at its next refetch. */
export async function changePermissions(userId: string, permissions: Partial<ChatterPermissions>) {
  await world.transact(() => void (world.state.permissions[userId] = permissions))
  await act(() => queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] }))
}
