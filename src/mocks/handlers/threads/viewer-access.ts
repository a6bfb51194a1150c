import { requireLevel } from '../../rules/account/permissions'
import type { World } from '../../state/world'
import { sendScheduled } from '../../wire/threads/send-scheduled'
import { type Viewer, viewerOf } from '../../rules/threads/viewer'

/** The viewer. Throws 403 without access to the tool. */
export function requireReader(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'view')
  sendScheduled(world)
  return viewer
}

/** The viewer, for changes. Throws 403 without the right to edit. */
export function requireWriter(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'edit')
  sendScheduled(world)
  return viewer
}
