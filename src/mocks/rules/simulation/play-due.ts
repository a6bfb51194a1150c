import type { World } from '../../state/world'
import { notifyHeldMasses } from '../mass/emit-mass-progress'
import { sendScheduled } from '../threads/send-scheduled'

/** What becomes due by itself for any creator: scheduled messages go out, owners hear of held mass messages. */
export function playDue(world: World): void {
  sendScheduled(world)
  notifyHeldMasses(world)
}
