import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Roles } from '@/domain/account/role'
import { parseJson } from '@/lib/parse-json'

import { localStore } from './storage'
import { canStoreUserData } from './user-data'

const LastAccess = v.object({ roles: Roles, agencyTimezone: v.nullable(v.string()) })

/** What the first data of a page depends on, as the last visit knew it. Grants nothing: the server decides. */
export type LastAccess = v.InferOutput<typeof LastAccess>

const lastAccessKey = (userId: string): string => `${STORAGE_KEY.lastAccess}:${userId}`

export function readLastAccess(userId: string): LastAccess | undefined {
  const { success, output } = v.safeParse(LastAccess, parseJson(localStore.get(lastAccessKey(userId))))
  return success ? output : undefined
}

export function saveLastAccess(userId: string, access: LastAccess): void {
  if (canStoreUserData(userId)) localStore.set(lastAccessKey(userId), JSON.stringify(access))
}
