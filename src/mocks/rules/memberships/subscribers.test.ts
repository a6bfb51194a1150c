import { expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { channelCount, isGroupIndex } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { isBlockedFan } from '../../seed/fans/marked-fans'
import { membersAt } from '../../seed/money/member-counts'
import { SEED_TIERS } from '../../seed/money/memberships'
import { populationFanAt } from '../../seed/fans/population-fan'
import { subscribersAt } from './membership-figures'
import { subscribersIn } from './subscribers'

const NOW = Date.UTC(2026, 10, 20)

it.each(CREATORS)('$displayName has as many members among its fans as the figures count', (creator) => {
  const counted = membersAt(creator, NOW)
  const byTier = subscribersAt(creator, NOW)
  for (const tier of SEED_TIERS)
    expect(
      subscribersIn(
        creator,
        NOW,
        { tier, count: byTier[tier], isBlocked: (fanIndex) => isBlockedFan(creator.index, fanIndex) },
        NOW,
      ),
    ).toHaveLength(byTier[tier])
  const channelIndices = Array.from({ length: channelCount(creator) }, (_, channelIndex) => channelIndex)
  const fans = channelIndices
    .filter((channelIndex) => !isGroupIndex(channelIndex))
    .map((channelIndex) => populationFanAt(creator, channelIndex, NOW))
  const members = fans.filter(
    ({ member, isCreator, isBlocked }) =>
      !isCreator && !isBlocked && (member.state === 'active' || member.state === 'expiring'),
  )
  const endedThisWeek = fans.filter(
    ({ member }) => member.state === 'expired' && (member.endsAt ?? 0) > NOW - 7 * DAY_MS,
  )
  expect(endedThisWeek.length).toBeLessThanOrEqual(counted * 0.15 + 10)
  // Fans who came this month are members too; of a small creator some members never wrote.
  expect(members.length).toBeLessThanOrEqual(counted * 1.1 + 10)
  expect(members.length).toBeGreaterThanOrEqual(counted * 0.75 - 5)
})
