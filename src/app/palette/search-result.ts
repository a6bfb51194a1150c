import type { AgencyCreatorSearchResult, PersonSearchResult } from '@/domain/agency/agency-search'
import type { FoundChat } from '@/features/cr-tools'

/** A search result, as remembered once chosen. */
export type SearchResult =
  | { kind: 'person'; person: PersonSearchResult }
  | { kind: 'creator'; creator: AgencyCreatorSearchResult }
  | { kind: 'chat'; chat: FoundChat }

/** Returns the id of its command. */
export function resultCommandId(found: SearchResult): string {
  switch (found.kind) {
    case 'person':
      return `person:${found.person.userId}`
    case 'creator':
      return `creator:${found.creator.creatorId}`
    case 'chat':
      return `chat:${found.chat.channelId}`
  }
}
