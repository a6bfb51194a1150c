import { requireTool, type Viewer } from '../../../rules/account/viewer'
import type { World } from '../../../state/world'
import { sendScheduled } from '../../../rules/threads/send-scheduled'

/** The viewer. Throws 403 without access to the tool. */
export function requireReader(world: World, request: Request): Viewer {
  const viewer = requireTool(world, request, 'messages', 'view')
  sendScheduled(world)
  return viewer
}

/** The viewer, for changes. Throws 403 without the right to edit. */
export function requireWriter(world: World, request: Request): Viewer {
  const viewer = requireTool(world, request, 'messages', 'edit')
  sendScheduled(world)
  return viewer
}
