import { STORAGE_KEY } from '@/config/storage-keys'
import { local } from '@/services/storage/storage'

const keyOf = (userId: string): string => `${STORAGE_KEY.promptsLater}:${userId}`
/** The current day on this device. */
const today = (): string => new Date().toDateString()

/** Postpones this user's prompts until tomorrow, on this device. */
export const postponePrompts = (userId: string): void => local.set(keyOf(userId), today())
export const arePromptsPostponed = (userId: string): boolean => local.get(keyOf(userId)) === today()
