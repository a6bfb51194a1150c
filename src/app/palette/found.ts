import type { FoundCreator, FoundPerson } from '@/domain/agency-search'
import type { FoundChat } from '@/features/cr-tools'

/** A search result, as remembered once chosen. */
export type Found =
  | { kind: 'person'; person: FoundPerson }
  | { kind: 'creator'; creator: FoundCreator }
  | { kind: 'chat'; chat: FoundChat }

/** Returns the id of its command. */
export function idOf(found: Found): string {
  switch (found.kind) {
    case 'person':
      return `person:${found.person.userId}`
    case 'creator':
      return `creator:${found.creator.creatorId}`
    case 'chat':
      return `chat:${found.chat.channelId}`
  }
}
