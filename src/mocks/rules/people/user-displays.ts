import type * as v from 'valibot'

import type { UserDisplay } from '@/domain/account/user-display'

import { accountById } from '../account/accounts'
import { liveNow } from '../live/lives'
import { iso, MINUTE_MS } from '../../seed/calendar'
import { findCreator } from '../creators/agency-creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById, type SeedFan } from '../../seed/fans/fans'
import { ODD_NAMES, oddAt } from '../../seed/odd-texts'
import { chance, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'

export type WireDisplay = v.InferInput<typeof UserDisplay>

const minutesAgo = (world: World, minutes: number): string =>
  iso(Math.floor(world.now() / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS)

const baseDisplay = (world: World, userId: string) => ({
  userId,
  deactivated: false,
  nickname: null,
  isLive: false,
  suspicionCount: 0,
  fetchedAt: minutesAgo(world, 0),
})

const oddName = ({ state }: World, fan: SeedFan): string | undefined =>
  state.faults.texts === 'odd' ? oddAt(ODD_NAMES, fanIndexOf(fan)) : undefined

function fanDisplay(world: World, fan: SeedFan): WireDisplay {
  return {
    ...baseDisplay(world, fan.userId),
    username: fan.username,
    displayName: oddName(world, fan) ?? fan.displayName,
    isCreator: false,
    verifiedIcon: null,
    hasProfileImage: false,
    seenAt: minutesAgo(world, seedOf(ROLL.fanSeenAt, fanIndexOf(fan)) % 4000),
    suspicionCount: fan.suspicionCount,
    nickname: world.state.fanNotes[fan.userId]?.nickname || null,
  }
}

/** The display data of a creator, fan or colleague; undefined for an unknown id. */
export function displayOf(world: World, userId: string): WireDisplay | undefined {
  const creator = findCreator(world, userId)
  if (creator) {
    return {
      ...baseDisplay(world, userId),
      username: creator.username,
      displayName: creator.displayName,
      isCreator: true,
      isLive: liveNow(world, creator) !== undefined,
      verifiedIcon: creator.verifiedIcon,
      hasProfileImage: false,
      seenAt: minutesAgo(world, Math.floor(chance(ROLL.creatorSeenAt, creator.index) * 600)),
    }
  }
  const fan = fanById(userId)
  if (fan) return fanDisplay(world, fan)
  const account = accountById(world, userId)
  return (
    account && {
      ...baseDisplay(world, userId),
      username: account.username,
      displayName: account.displayName,
      isCreator: false,
      verifiedIcon: null,
      hasProfileImage: false,
      deactivated: account.isDeactivated,
      seenAt: world.state.statusSettings[userId]?.online === false ? null : minutesAgo(world, 1),
    }
  )
}

/** The display data of a creator known to exist. */
export function creatorDisplay(world: World, creatorId: string): WireDisplay {
  const display = displayOf(world, creatorId)
  if (!display) throw new RangeError(`No creator ${creatorId}`)
  return display
}
