import type { SeedCreator } from './creators'

/** Memoises a costly computation by a key of its arguments. Keeps the last `max` results. */
export function memo<Given extends readonly unknown[], Made>(
  keyOf: (...given: Given) => string | number,
  make: (...given: Given) => Made,
  max = Infinity,
) {
  const cache = new Map<string | number, Made>()
  return (...given: Given): Made => {
    const key = keyOf(...given)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const made = make(...given)
    cache.set(key, made)
    const [oldest = key] = cache.keys()
    if (cache.size > max) cache.delete(oldest)
    return made
  }
}

/** The same for a day of a creator or a person. */
export const memoByDay = <Owner extends { index: number }, Made>(make: (owner: Owner, day: number) => Made) =>
  memo(({ index }: Owner, day: number) => index * 100_000 + day, make)

/** The same over a creator's seed, which every world of an anchor shares; other anchors have other results. */
export const memoByCreator = <Made>(max: number, make: (creator: SeedCreator, anchor: number) => Made) =>
  memo(({ index }: SeedCreator, anchor: number) => `${index} ${anchor}`, make, max)
