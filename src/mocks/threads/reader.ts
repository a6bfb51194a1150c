import { requireLevel } from '../permissions'
import type { World } from '../world'
import { sendDue } from './due'
import { type Viewer, viewerOf } from './viewer'

/** The viewer. Throws 403 without access to the tool. */
export function reader(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'view')
  sendDue(world)
  return viewer
}

/** The viewer, for changes. Throws 403 without the right to edit. */
export function writer(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'edit')
  sendDue(world)
  return viewer
}
