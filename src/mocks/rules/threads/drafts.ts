import type { World } from '../../state/world'
import { LIVELY_CHANNELS } from '../../seed/channels/channels'
import { staffLineIndices, lineAt } from '../../seed/messages/lines'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { colleagueOf } from './staff-of-creator'
import type { Conversation } from './conversation'
import type { StoredDraft } from '../../state/thread-state'

const DRAFT_AGE_MS = 25 * 60_000

/** A colleague's seeded draft in some lively channels. */
function seedDraft({ seed, creator, anchor }: Conversation): StoredDraft | undefined {
  if (seed.index >= LIVELY_CHANNELS || seed.index % 17 !== 6 || seed.kind === 'group') return undefined
  const line = lineAt(pick(staffLineIndices('en'), chance(ROLL.draftLine, creator.index, seed.index)))
  return {
    text: line.text,
    mediaIds: [],
    price: 0,
    updatedAt: anchor - DRAFT_AGE_MS,
    userId: colleagueOf(creator, chance(ROLL.draftAuthor, creator.index, seed.index)),
  }
}

/** A channel's draft; an emptied one counts as none. */
export function draftOf(world: World, conversation: Conversation): StoredDraft | undefined {
  const draft = world.state.threads.drafts[conversation.channelId] ?? seedDraft(conversation)
  return draft && (draft.text !== '' || draft.mediaIds.length > 0) ? draft : undefined
}
