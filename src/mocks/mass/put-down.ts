import { fanValues, fillScript } from '@/domain/script-variables'

import { displayOf } from '../displays'
import { leftOutUntil } from '../fan/care'
import { emit } from '../live'
import { channelIdAt } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { fanAt } from '../seed/fans'
import { addMass } from '../threads/add-message'
import { changeMessage } from '../threads/message-acts'
import { findTalk, idAt, type Talk } from '../threads/talk'
import type { World } from '../world'
import { stageOf } from './progress'
import { versionAt } from './results'
import type { StoredContent, StoredMass } from './stored-mass'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The text as this fan reads it. */
function spoken(world: World, { creator, seed }: Talk, text: string): string {
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

const isOf = (mass: StoredMass) => (message: { clientId?: string }) => message.clientId === mass.massMessageId

function send(world: World, talk: Talk, mass: StoredMass, content: StoredContent): void {
  const { text, lockText, mediaIds, previewMediaIds, price } = content
  addMass(world, talk, {
    by: mass.byId,
    clientId: mass.massMessageId,
    text: spoken(world, talk, text),
    ...(lockText !== null && { lockText: spoken(world, talk, lockText) }),
    mediaIds: [...mediaIds],
    previewMediaIds: [...previewMediaIds],
    price,
  })
}

/** Whether the fan was found in need after the count, and is skipped. */
const isInCare = (world: World, { seed }: Talk, { startsAt }: StoredMass): boolean =>
  leftOutUntil(world, fanAt(seed.fanIndex).userId) > startsAt

function takeBack(world: World, talk: Talk, mass: StoredMass): void {
  const nth = talk.change?.added.findIndex(isOf(mass)) ?? -1
  if (nth === -1) return
  const messageId = idAt(talk, talk.seed.messageCount + nth)
  const change = talk.change?.changes[messageId]
  if (change?.boughtAt !== undefined || change?.unsentAt !== undefined) return
  changeMessage(world, talk, messageId, { unsentAt: world.now() })
  emit(world, talk.creator.userId, 'message.unsent', { channelId: talk.channelId, messageId })
}

/**
 * Writes a mass message into the conversations of its first recipients up to its progress, and unsends it
 * again.
 */
export function putDown(world: World, creator: SeedCreator, mass: StoredMass): void {
  const now = world.now()
  const { sent, state } = stageOf(mass, now)
  for (const [nth, place] of mass.first.slice(0, sent).entries()) {
    const talk = findTalk(world, creator, channelIdAt(creator.index, place))
    if (!talk) continue
    const isThere = talk.change?.added.some(isOf(mass)) ?? false
    if (state === 'unsending' || state === 'unsent') takeBack(world, talk, mass)
    else if (!isThere && !isInCare(world, talk, mass)) {
      const other = versionAt(mass, nth, now) === 'second' ? mass.second?.content : undefined
      send(world, talk, mass, other ?? mass.content)
    }
  }
}
