import type { READ_ONLY_REASONS } from '@/domain/chat/channel'

import { fanStatusOf } from '../fan-status/fan-changes'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import type { Conversation } from './conversation'
import type { Viewer } from '../account/viewer'

/** Fans who left the platform. */
const isGone = (fanIndex: number): boolean => chance(ROLL.fanIsGone, fanIndex) < 0.006

/** Why nothing reaches the fan; null when it does. */
export function closedReasonOf(
  world: World,
  { creator, seed }: Conversation,
): 'blocked' | 'deactivated' | null {
  if (seed.kind !== 'direct') return null
  if (fanStatusOf(world, creator, seed.fanIndex).isBlocked) return 'blocked'
  return isGone(seed.fanIndex) ? 'deactivated' : null
}

/** Why the viewer cannot write here; null when they can. */
export const readOnlyOf = (
  world: World,
  conversation: Conversation,
  { permissions }: Viewer,
): (typeof READ_ONLY_REASONS)[number] | null =>
  closedReasonOf(world, conversation) ?? (permissions.messages === 'edit' ? null : 'no_permission')
