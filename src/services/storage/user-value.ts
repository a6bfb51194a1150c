import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { parseStored } from '@/lib/parse-stored'

import { localStore } from './storage'
import { canStoreUserData } from './user-data'

/** All values that are kept per user. */
type UserValueName =
  | 'channelSort'
  | 'dismissedLog'
  | 'emoji'
  | 'foldedSections'
  | 'lastAccess'
  | 'offDutyReminded'
  | 'promptsLater'
  | 'vaultTile'

const StoredValues = v.record(v.string(), v.unknown())

const keyOf = (userId: string): string => `${STORAGE_KEY.userValues}:${userId}`
const readAll = (userId: string) => parseStored(StoredValues, localStore.get(keyOf(userId))) ?? {}

/**
 * A small value per user in local storage, until a deliberate logout clears it (decisions 12). A value that
 * the schema rejects counts as absent.
 */
export const userValue = <Value>(name: UserValueName, schema: v.GenericSchema<unknown, Value>) => ({
  read: (userId: string): Value | undefined => {
    const { success, output } = v.safeParse(schema, readAll(userId)[name])
    return success ? output : undefined
  },
  save: (userId: string, value: Value): void => {
    if (!canStoreUserData(userId)) return
    localStore.set(keyOf(userId), JSON.stringify({ ...readAll(userId), [name]: value }))
  },
})
