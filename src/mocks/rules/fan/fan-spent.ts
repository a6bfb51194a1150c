import type { World } from '../../state/world'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { directChannel } from '../../seed/money/payments'
import { channelFacts } from '../threads/channel-facts'
import { findConversation } from '../threads/conversation'

/** All a fan has paid a creator, without refunds. */
export function fanSpent(world: World, creator: SeedCreator, fanIndex: number): number {
  const channel = directChannel(creator, fanIndex)
  const conversation = channel && findConversation(world, creator, channel.channelId)
  return conversation ? channelFacts(world, conversation).spend : fanAt(fanIndex).spentBefore
}
