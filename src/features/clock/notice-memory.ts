import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { localStore } from '@/services/storage/storage'

const NoticeMemory = v.object({
  seen: v.optional(v.string()),
  reminded: v.optional(v.number()),
})
type NoticeMemory = v.InferOutput<typeof NoticeMemory>

function read(): NoticeMemory {
  try {
    return v.parse(NoticeMemory, JSON.parse(localStore.get(STORAGE_KEY.clockNotice) ?? '{}'))
  } catch {
    return {}
  }
}

const write = (change: NoticeMemory): void =>
  localStore.set(STORAGE_KEY.clockNotice, JSON.stringify({ ...read(), ...change }))

/** Stores which closed-log notice was dismissed and when the off-duty reminder last showed. */
export const noticeMemory = {
  read,
  forget: (): void => localStore.remove(STORAGE_KEY.clockNotice),
  rememberReminded: (at: number): void => write({ reminded: at }),
  rememberSeen: (chatterWorkLogId: string): void => write({ seen: chatterWorkLogId }),
} as const
