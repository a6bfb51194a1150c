import { STORAGE_KEY } from '@/config/storage-keys'
import { isBlank } from '@/lib/text/blank'

import { listDraftKeys, readLocalDraft } from './drafts'
import { localStore } from './storage'

/** Draft keys with a copy on the server. */
export const COMPOSER_DRAFT_KEY = 'composer'
/** Keys of the current step of a script in a conversation. */
export const SCRIPT_STEP_KEY = 'script'
/** Keys of progress, not of written text; earlier versions also kept habits as drafts. */
const UNWRITTEN_KEYS = ['emoji', 'fan-sections', SCRIPT_STEP_KEY]

/** Number of messages and conversation drafts on this device, whether on the server or not. */
export const countLocalMessages = (userId: string): number =>
  localStore.keys(`${STORAGE_KEY.outbox}:${userId}:`).length +
  listDraftKeys(userId).filter((draftKey) => draftKey.startsWith(`${COMPOSER_DRAFT_KEY}:`)).length

const hasText = (draft: unknown): boolean => {
  const text = typeof draft === 'object' && draft !== null && 'text' in draft ? draft.text : draft
  return typeof text !== 'string' || !isBlank(text)
}

/**
 * Whether unfinished work exists only on this device, such as a mass message: a logout deletes it
 * (decisions 12).
 */
export const hasDeviceDrafts = (userId: string): boolean =>
  listDraftKeys(userId).some(
    (draftKey) =>
      !UNWRITTEN_KEYS.includes(draftKey.split(':', 1).join('')) &&
      !draftKey.startsWith(`${COMPOSER_DRAFT_KEY}:`) &&
      hasText(readLocalDraft(userId, draftKey)),
  )
