import { mayModerateLive } from '@/domain/live/broadcast'

import { forbidden } from '../base/refusal'
import type { Viewer } from '../account/viewer'
import type { StoredLive } from '../../state/stored-live'
import type { World } from '../../state/world'
import { findLive } from './lives'

/** A live in whose chat the viewer acts. Throws 403 without edit access, unless named as its moderator. */
export function requireModerator(world: World, viewer: Viewer, liveId: string): StoredLive {
  const live = findLive(world, viewer.creator, liveId)
  if (!mayModerateLive(live, viewer.account.userId, viewer.permissions.live)) throw forbidden()
  return live
}
