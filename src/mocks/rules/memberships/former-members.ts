import { memoByCreator } from '../../seed/memo'
import { memberOf } from '../../seed/fans/population-fan'
import { channelAt, channelCount, isGroupIndex } from '../../seed/channels/channels'
import { fanAt } from '../../seed/fans/fans'
import { isBlockedFan, isCreatorFan } from '../../seed/fans/marked-fans'
import { moneyFacts } from '../../seed/channels/seed-channel-facts'

/** As many as any page needs at once. */
const MAX_FOUND = 600

/** Fans whose membership is over, by their index among all fans; those who left last first. */
export const formerMembers = memoByCreator(4, (creator, anchor): readonly number[] => {
  const made: { fanIndex: number; endsAt: number }[] = []
  const chats = channelCount(creator)
  for (let channelIndex = 0; channelIndex < chats && made.length < MAX_FOUND; channelIndex += 1) {
    if (isGroupIndex(channelIndex)) continue
    const channel = channelAt(creator, channelIndex)
    const { fanIndex } = channel
    if (isCreatorFan(fanIndex) || isBlockedFan(creator.index, fanIndex)) continue
    const joinedAt = moneyFacts(channel, anchor).joinedAt ?? fanAt(fanIndex).joinedAt
    const { state, endsAt } = memberOf(channel, joinedAt, anchor)
    if (state === 'expired' && endsAt !== null) made.push({ fanIndex, endsAt })
  }
  return made.toSorted((a, b) => b.endsAt - a.endsAt).map(({ fanIndex }) => fanIndex)
})
