import { channelIdAt } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { findConversation, positionOf, sentAt } from '../threads/conversation'
import type { World } from '../../state/world'
import type { MessagePosition } from './staff-message'

const FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-/

/** The position of a message of any creator. */
export function positionOfMessage(world: World, messageId: string): MessagePosition | undefined {
  const [, creatorNumber, channelNumber] = FORM.exec(messageId) ?? []
  const creator = CREATORS[Number(creatorNumber) - 1]
  const conversation =
    creator && findConversation(world, creator, channelIdAt(creator.index, Number(channelNumber) - 1))
  const position = conversation ? positionOf(conversation, messageId) : -1
  return conversation && position !== -1
    ? { conversation, position, at: sentAt(conversation, position) }
    : undefined
}
