import { mayModerateLive } from '@/domain/live/broadcast'

import { forbidden } from '../base/refusal'
import { requireTool } from '../account/viewer'
import type { World } from '../../state/world'
import { findLive } from './lives'
import { playLives } from './play-lives'

/** The viewer and their creator, whose lives are advanced to now. Throws 403 without the needed level for lives. */
export function requireLives(world: World, request: Request, minLevel: 'view' | 'edit' = 'edit') {
  const viewer = requireTool(world, request, 'live', minLevel)
  playLives(world, viewer.creator)
  return viewer
}

/** The same for one who acts in the chat of a live. Throws 403 without edit access, unless named as its moderator. */
export function requireModerator(world: World, request: Request, liveId: string) {
  const caller = requireLives(world, request, 'view')
  const live = findLive(world, caller.creator, liveId)
  if (!mayModerateLive(live, caller.account.userId, caller.permissions.live)) throw forbidden()
  return { ...caller, live }
}
