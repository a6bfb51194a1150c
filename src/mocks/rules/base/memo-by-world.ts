import type { World } from '../../state/world'

/** Memoises a costly computation for one world; a new key counts as changed input. Keeps the last `max` results. */
export function memoByWorld<Rest extends unknown[], Made>(
  max: number,
  keyOf: (world: World, ...rest: Rest) => string,
  make: (world: World, ...rest: Rest) => Made,
) {
  const caches = new WeakMap<World, Map<string, Made>>()
  return (world: World, ...rest: Rest): Made => {
    const cache = caches.get(world) ?? new Map<string, Made>()
    caches.set(world, cache)
    const key = keyOf(world, ...rest)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const made = make(world, ...rest)
    cache.set(key, made)
    for (const old of [...cache.keys()].slice(0, -max)) cache.delete(old)
    return made
  }
}
