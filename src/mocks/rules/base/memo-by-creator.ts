import type { SeedCreator } from '../../seed/creators'

/**
 * Memoises a costly computation over a creator's seed. Keeps the last `most` results, because worlds with
 * other anchors have others.
 */
export function memoByCreator<Made, Rest extends unknown[] = []>(
  most: number,
  make: (creator: SeedCreator, anchor: number, ...rest: Rest) => Promise<Made>,
) {
  const cache = new Map<string, Promise<Made>>()
  return (creator: SeedCreator, anchor: number, ...rest: Rest): Promise<Made> => {
    const key = `${creator.index} ${anchor}`
    const known = cache.get(key)
    if (known) return known
    const made = make(creator, anchor, ...rest)
    cache.set(key, made)
    for (const old of [...cache.keys()].slice(0, -most)) cache.delete(old)
    return made
  }
}
