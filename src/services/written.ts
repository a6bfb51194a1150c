import { STORAGE_KEY } from '@/config/storage-keys'
import { isBlank } from '@/lib/blank'

import { draftPlaces, readDraft } from './drafts'
import { local } from './storage'

/** Places of drafts that the server has a copy of. */
export const COMPOSER_PLACE = 'composer'
/** Places of the step that a script is at in a conversation. */
export const SCRIPT_PLACE = 'script'
/** Places of what a person is used to or at, not of what they wrote. */
const NOT_WRITTEN = ['emoji', 'fan-sections', SCRIPT_PLACE]

/** How many messages and drafts of conversations are on this device, whether the server has them or not. */
export const countWritten = (userId: string): number =>
  local.keys(`${STORAGE_KEY.outbox}:${userId}:`).length +
  draftPlaces(userId).filter((place) => place.startsWith(`${COMPOSER_PLACE}:`)).length

const hasWords = (draft: unknown): boolean => {
  const text = typeof draft === 'object' && draft !== null && 'text' in draft ? draft.text : draft
  return typeof text !== 'string' || !isBlank(text)
}

/** Whether something begun is on this device alone, such as a mass message: a logout drops it (decision 12). */
export const hasDeviceDrafts = (userId: string): boolean =>
  draftPlaces(userId).some(
    (place) =>
      !NOT_WRITTEN.includes(place.split(':', 1).join('')) &&
      !place.startsWith(`${COMPOSER_PLACE}:`) &&
      hasWords(readDraft(userId, place)),
  )
