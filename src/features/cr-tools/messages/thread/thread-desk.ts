import type { Media } from '@/domain/media'
import type { Message } from '@/domain/message'

/** What every line of an open thread needs beside its message. The same object as long as nothing of it changes. */
export interface ThreadDesk {
  creatorId: string
  /** Whether several people write to the creator here. */
  isGroup: boolean
  /** Whether it says who of the staff sent a message. */
  displaySentBy: boolean
  /** Whether media stay blurred until asked for: the person's preference. */
  isBlurred: boolean
  /** Why nobody, or this person, can write here. */
  deniedReason: string | undefined
  onReply: (message: Message) => void
  onMenu: (message: Message, anchor: Element) => void
  onReact: (message: Message, emoji: string) => void
  onQuote: (messageId: string) => void
  onOpen: (media: readonly Media[], index: number) => void
}
