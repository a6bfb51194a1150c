import type { Media } from '@/domain/vault/media'
import type { Message } from '@/domain/chat/message'

/** What every line of an open thread needs beside its message. Stable while nothing of it changes. */
export interface LineContext {
  creatorId: string
  /** Whether several fans write to the creator here. */
  isGroup: boolean
  /** The fan of the conversation; null in a group. */
  fanId: string | null
  /** Whether messages show the colleague who sent them. */
  displaySentBy: boolean
  /** Why the user, or anyone, can't write here. */
  deniedReason: string | undefined
  /** The query of the thread's search; empty when there is none. */
  query: string
  /** Ref callback that measures a line for the virtualizer. */
  measure: (line: HTMLElement | null) => void
  onMenu: (message: Message, anchor: Element) => void
  onReact: (message: Message, emoji: string) => void
  onQuote: (messageId: string) => void
  onOpen: (media: readonly Media[], index: number) => void
}
