import { STORAGE_KEY } from '@/config/storage-keys'
import { isBlank } from '@/lib/blank'

import { draftPlaces, readDraft } from './drafts'
import { local } from './storage'

/** Draft keys with a copy on the server. */
export const COMPOSER_PLACE = 'composer'
/** Keys of the current step of a script in a conversation. */
export const SCRIPT_PLACE = 'script'
/** Keys of habits and progress, not of written text. */
const NOT_WRITTEN = ['emoji', 'fan-sections', SCRIPT_PLACE]

/** Number of messages and conversation drafts on this device, whether on the server or not. */
export const countWritten = (userId: string): number =>
  local.keys(`${STORAGE_KEY.outbox}:${userId}:`).length +
  draftPlaces(userId).filter((place) => place.startsWith(`${COMPOSER_PLACE}:`)).length

const hasWords = (draft: unknown): boolean => {
  const text = typeof draft === 'object' && draft !== null && 'text' in draft ? draft.text : draft
  return typeof text !== 'string' || !isBlank(text)
}

/**
 * Whether unfinished work exists only on this device, such as a mass message: a logout deletes it
 * (decisions 12).
 */
export const hasDeviceDrafts = (userId: string): boolean =>
  draftPlaces(userId).some(
    (place) =>
      !NOT_WRITTEN.includes(place.split(':', 1).join('')) &&
      !place.startsWith(`${COMPOSER_PLACE}:`) &&
      hasWords(readDraft(userId, place)),
  )
