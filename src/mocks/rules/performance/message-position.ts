import { channelIdAt } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { findTalk, positionOf, sentAt } from '../threads/talk'
import type { World } from '../../state/world'
import type { MessagePosition } from './staff-message'

const FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-/

/** The position of a message of any creator. */
export function positionOfMessage(world: World, messageId: string): MessagePosition | undefined {
  const [, creatorPlace, channelPlace] = FORM.exec(messageId) ?? []
  const creator = CREATORS[Number(creatorPlace) - 1]
  const talk = creator && findTalk(world, creator, channelIdAt(creator.index, Number(channelPlace) - 1))
  const place = talk ? positionOf(talk, messageId) : -1
  return talk && place !== -1 ? { talk, place, at: sentAt(talk, place) } : undefined
}
