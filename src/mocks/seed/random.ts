/** A small, fast pseudo-random stream in [0, 1) (mulberry32). The same seed gives the same stream. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The root seed: changing it changes the whole agency. */
export const SEED = 20_261_121

/** Mixes whole numbers into a seed, so that e.g. (creator 3, day 20,000) is computed without the rest. */
export function seedOf(...parts: readonly number[]): number {
  let hash = SEED ^ 0x811c9dc5
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x01000193)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0x5bd1e995)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}

/** A deterministic number in [0, 1) for these parts. */
export const chance = (...parts: readonly number[]): number => random(seedOf(...parts))()

/** A whole number from `from` to `to`, inclusive. */
export const between = (roll: number, from: number, to: number): number =>
  from + Math.floor(roll * (to - from + 1))

/** An item of a non-empty list. */
export function pick<Item>(list: readonly Item[], roll: number): Item {
  const item = list[Math.min(list.length - 1, Math.floor(roll * list.length))]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}
