import { onOtherPerson } from '@/services/own-work'

/** The messages whose blurred media were asked for in this visit; lines come and go while one scrolls. */
const revealed = new Set<string>()
onOtherPerson(() => revealed.clear())

export const isRevealed = (messageId: string): boolean => revealed.has(messageId)
export const reveal = (messageId: string): void => void revealed.add(messageId)
