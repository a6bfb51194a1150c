import type { SeedCreator } from '../../seed/creators'
import { seedScripts, type WireScript } from '../../seed/vault/scripts'
import type { World } from '../../state/world'

/** A creator's scripts: the seeded ones with edits and deletions, then the new ones. */
export function scriptsOf(world: World, creator: SeedCreator): WireScript[] {
  const saved = world.state.scripts[creator.userId] ?? {}
  const seeded = seedScripts(creator)
  const seededIds = new Set(seeded.map(({ scriptId }) => scriptId))
  const added = Object.entries(saved).flatMap(([scriptId, script]) =>
    script && !seededIds.has(scriptId) ? [script] : [],
  )
  return [
    ...seeded.flatMap((script) => {
      const now = saved[script.scriptId]
      return now === null ? [] : [now ?? script]
    }),
    ...added,
  ]
}
