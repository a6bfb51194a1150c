import { onUserChange } from '@/services/session/on-user-change'

/** Messages whose blurred media the user revealed on this page; lines unmount during scrolling. */
const revealed = new Set<string>()
onUserChange(() => revealed.clear())

export const isRevealed = (messageId: string): boolean => revealed.has(messageId)
export const reveal = (messageId: string): void => void revealed.add(messageId)
