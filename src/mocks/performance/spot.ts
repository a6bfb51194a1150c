import { channelIdAt } from '../seed/channels'
import { CREATORS } from '../seed/creators'
import { findTalk, placeOf, sentAt } from '../threads/talk'
import type { World } from '../world'
import type { Spot } from './written'

const FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-/

/** The position of a message of any creator. */
export function spotOf(world: World, messageId: string): Spot | undefined {
  const [, creatorPlace, channelPlace] = FORM.exec(messageId) ?? []
  const creator = CREATORS[Number(creatorPlace) - 1]
  const talk = creator && findTalk(world, creator, channelIdAt(creator.index, Number(channelPlace) - 1))
  const place = talk ? placeOf(talk, messageId) : -1
  return talk && place !== -1 ? { talk, place, at: sentAt(talk, place) } : undefined
}
