import { requireLevel } from '../permissions'
import type { World } from '../world'
import { sendScheduled } from './due'
import { type Viewer, viewerOf } from './viewer'

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
