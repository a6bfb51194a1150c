import type { SeedCreator } from '../../seed/creators'

/**
 * Memoises a costly computation over a creator's seed, which every world of an anchor shares. Keeps the
 * last `max` results, because other anchors have others.
 */
export function memoByCreator<Made>(max: number, make: (creator: SeedCreator, anchor: number) => Made) {
  const cache = new Map<string, Made>()
  return (creator: SeedCreator, anchor: number): Made => {
    const key = `${creator.index} ${anchor}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const made = make(creator, anchor)
    cache.set(key, made)
    for (const old of [...cache.keys()].slice(0, -max)) cache.delete(old)
    return made
  }
}
