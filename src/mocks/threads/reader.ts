import { requireLevel } from '../permissions'
import type { World } from '../world'
import { sendDue } from './due'
import { type Viewer, viewerOf } from './viewer'

/** Who looks; 403 where the tool is not open to them. */
export function reader(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'view')
  sendDue(world)
  return viewer
}

/** The same for somebody who changes something. */
export function writer(world: World, request: Request): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, 'messages', 'edit')
  sendDue(world)
  return viewer
}
