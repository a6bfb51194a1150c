import { scriptsOf } from './scripts'
import { fanAt } from '../../seed/fans/fans'
import type { World } from '../../state/world'
import type { Talk } from './talk'
import type { AddedMessage } from '../../state/thread-state'

/** Records a fan's script progress in the user notes (`templateName`, requirements 3). */
export function recordScriptProgress(
  world: World,
  { creator, seed }: Talk,
  { scriptId, scriptStep }: Pick<AddedMessage, 'scriptId' | 'scriptStep'>,
): void {
  if (scriptId === undefined || scriptStep === undefined || seed.kind !== 'direct') return
  const script = scriptsOf(world, creator).find((one) => one.scriptId === scriptId)
  if (!script) return
  const { userId } = fanAt(seed.fanIndex)
  const { nickname = '', note = '' } = world.state.fanNotes[userId] ?? {}
  world.state.fanNotes[userId] = { nickname, note, templateName: `${script.name} · ${scriptStep + 1}` }
}
