import { fanValues, fillScript } from '@/domain/chat/script-variables'

import { displayOf } from '../people/user-displays'
import { excludedUntil } from '../fan-status/care-exclusions'
import { emitEvent } from '../../state/emit-event'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { addMassMessage, changeMessage } from '../threads/add-message'
import { findTalk, idAt, type Talk } from '../threads/talk'
import type { World } from '../../state/world'
import { stageOf } from './mass-progress'
import { versionAt } from './mass-results'
import type { StoredContent, StoredMass } from '../../state/stored-mass'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The text as this fan reads it. */
function filledText(world: World, { creator, seed }: Talk, text: string): string {
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

function addToConversation(world: World, talk: Talk, mass: StoredMass, content: StoredContent): void {
  const { text, lockText, mediaIds, previewMediaIds, price } = content
  addMassMessage(world, talk, {
    by: mass.byId,
    clientId: mass.massMessageId,
    text: filledText(world, talk, text),
    ...(lockText !== null && { lockText: filledText(world, talk, lockText) }),
    mediaIds: [...mediaIds],
    previewMediaIds: [...previewMediaIds],
    price,
  })
}

/** Whether the fan was found in need after the count, and is skipped. */
const isExcludedFan = (world: World, { seed }: Talk, { startsAt }: StoredMass): boolean =>
  excludedUntil(world, fanAt(seed.fanIndex).userId) > startsAt

function unsendInConversation(world: World, talk: Talk, mass: StoredMass): void {
  const nth = talk.change?.added.findIndex(isMessageOf(mass)) ?? -1
  if (nth === -1) return
  const messageId = idAt(talk, talk.seed.messageCount + nth)
  const change = talk.change?.changes[messageId]
  if (change?.boughtAt !== undefined || change?.unsentAt !== undefined) return
  changeMessage(world, talk, messageId, { unsentAt: world.now() })
  emitEvent(world, talk.creator.userId, 'message.unsent', { channelId: talk.channelId, messageId })
}

/**
 * Writes a mass message into the conversations of its first recipients up to its progress, and unsends it
 * again.
 */
export function deliverMass(world: World, creator: SeedCreator, mass: StoredMass): void {
  const now = world.now()
  const { sent, state } = stageOf(mass, now)
  for (const [nth, place] of mass.first.slice(0, sent).entries()) {
    const talk = findTalk(world, creator, channelIdAt(creator.index, place))
    if (!talk) continue
    const isThere = talk.change?.added.some(isMessageOf(mass)) ?? false
    if (state === 'unsending' || state === 'unsent') unsendInConversation(world, talk, mass)
    else if (!isThere && !isExcludedFan(world, talk, mass)) {
      const other = versionAt(mass, nth, now) === 'second' ? mass.second?.content : undefined
      addToConversation(world, talk, mass, other ?? mass.content)
    }
  }
}
