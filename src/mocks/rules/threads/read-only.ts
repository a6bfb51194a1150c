import type { READ_ONLY_REASONS } from '@/domain/chat/channel'

import { fanStatusOf } from '../fan-status/fan-changes'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import type { Conversation } from './conversation'
import type { Viewer } from '../account/viewer'

/** Fans who left the platform. */
const isGone = (fanIndex: number): boolean => chance(ROLL.fanIsGone, fanIndex) < 0.006

/** Why the viewer cannot write here; null when they can. */
export function readOnlyOf(
  world: World,
  { creator, seed }: Conversation,
  { permissions }: Viewer,
): (typeof READ_ONLY_REASONS)[number] | null {
  const isDirect = seed.kind === 'direct'
  if (isDirect && fanStatusOf(world, creator, seed.fanIndex).isBlocked) return 'blocked'
  if (isDirect && isGone(seed.fanIndex)) return 'deactivated'
  return permissions.messages === 'edit' ? null : 'no_permission'
}
