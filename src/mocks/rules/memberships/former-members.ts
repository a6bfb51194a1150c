import { memberOf } from '../population/population-fan'
import { channelAt, channelCount, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { isBlockedFan, isCreatorFan } from '../../seed/fans/marked-fans'
import { moneyFacts } from '../threads/seed-channel-facts'

/** As many as any page needs at once. */
const MOST = 600

const known = new Map<string, readonly number[]>()

/** Fans whose membership is over, by their place among all fans; those who left last first. */
export function formerMembers(creator: SeedCreator, anchor: number): readonly number[] {
  const key = `${creator.index} ${anchor}`
  const found = known.get(key)
  if (found) return found
  const made: { fanIndex: number; endsAt: number }[] = []
  const chats = channelCount(creator)
  for (let place = 0; place < chats && made.length < MOST; place += 1) {
    if (isGroupIndex(place)) continue
    const channel = channelAt(creator, place)
    const { fanIndex } = channel
    if (isCreatorFan(fanIndex) || isBlockedFan(creator.index, fanIndex)) continue
    const joinedAt = moneyFacts(channel, anchor).joinedAt ?? fanAt(fanIndex).joinedAt
    const { state, endsAt } = memberOf(channel, joinedAt, anchor)
    if (state === 'expired' && endsAt !== null) made.push({ fanIndex, endsAt })
  }
  const fans = made.toSorted((one, other) => other.endsAt - one.endsAt).map(({ fanIndex }) => fanIndex)
  known.set(key, fans)
  for (const old of [...known.keys()].slice(0, -4)) known.delete(old)
  return fans
}
