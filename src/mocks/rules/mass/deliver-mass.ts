import { fanValues, fillScript } from '@/domain/chat/script-variables'

import { displayOf } from '../people/user-displays'
import { excludedUntil } from '../fan-status/care-exclusions'
import { emitEvent } from '../../state/emit-event'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { addMassMessage, changeMessage } from '../threads/add-message'
import { findConversation, idAt, type Conversation } from '../threads/conversation'
import type { World } from '../../state/world'
import { stageOf } from './mass-progress'
import { versionAt } from './mass-results'
import type { StoredContent, StoredMass } from '../../state/stored-mass'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The text as this fan reads it. */
function filledText(world: World, { creator, seed }: Conversation, text: string): string {
  const { userId, countryCode } = fanAt(seed.fanIndex)
  return fillScript(
    text,
    fanValues({
      fan: displayOf(world, userId),
      country: countries.of(countryCode),
      creator: displayOf(world, creator.userId)?.displayName,
    }),
  )
}

const isMessageOf = (mass: StoredMass) => (message: { clientId?: string }) =>
  message.clientId === mass.massMessageId

function addToConversation(
  world: World,
  conversation: Conversation,
  mass: StoredMass,
  content: StoredContent,
): void {
  const { text, lockText, mediaIds, previewMediaIds, price } = content
  addMassMessage(world, conversation, {
    by: mass.byId,
    clientId: mass.massMessageId,
    text: filledText(world, conversation, text),
    ...(lockText !== null && { lockText: filledText(world, conversation, lockText) }),
    mediaIds: [...mediaIds],
    previewMediaIds: [...previewMediaIds],
    price,
  })
}

/** Whether the fan was found in need after the count, and is skipped. */
const isExcludedFan = (world: World, { seed }: Conversation, { startsAt }: StoredMass): boolean =>
  excludedUntil(world, fanAt(seed.fanIndex).userId) > startsAt

function unsendInConversation(world: World, conversation: Conversation, mass: StoredMass): void {
  const nth = conversation.change?.added.findIndex(isMessageOf(mass)) ?? -1
  if (nth === -1) return
  const messageId = idAt(conversation, conversation.seed.messageCount + nth)
  const change = conversation.change?.changes[messageId]
  if (change?.boughtAt !== undefined || change?.unsentAt !== undefined) return
  changeMessage(world, conversation, messageId, { unsentAt: world.now() })
  emitEvent(world, conversation.creator.userId, 'message.unsent', {
    channelId: conversation.channelId,
    messageId,
  })
}

/**
 * Writes a mass message into the conversations of its first recipients up to its progress, and unsends it
 * again.
 */
export function deliverMass(world: World, creator: SeedCreator, mass: StoredMass): void {
  const now = world.now()
  const { sent, state } = stageOf(mass, now)
  for (const [nth, channelIndex] of mass.first.slice(0, sent).entries()) {
    const conversation = findConversation(world, creator, channelIdAt(creator.index, channelIndex))
    if (!conversation) continue
    const isThere = conversation.change?.added.some(isMessageOf(mass)) ?? false
    if (state === 'unsending' || state === 'unsent') unsendInConversation(world, conversation, mass)
    else if (!isThere && !isExcludedFan(world, conversation, mass)) {
      const other = versionAt(mass, nth, now) === 'second' ? mass.second?.content : undefined
      addToConversation(world, conversation, mass, other ?? mass.content)
    }
  }
}
