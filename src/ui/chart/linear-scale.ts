const [TEN_FROM, FIVE_FROM, TWO_FROM] = [Math.sqrt(50), Math.sqrt(10), Math.sqrt(2)]

/**
 * Returns the distance between round ticks: 1, 2 or 5 times a power of ten. Fractions use their inverse,
 * which is exact.
 */
function stepOf(low: number, high: number, count: number): { times: number; by: number } {
  const wanted = (high - low) / count
  const power = Math.floor(Math.log10(wanted))
  const error = wanted / 10 ** power
  const factor = error >= TEN_FROM ? 10 : error >= FIVE_FROM ? 5 : error >= TWO_FROM ? 2 : 1
  return power < 0 ? { times: 1, by: 10 ** -power / factor } : { times: 10 ** power * factor, by: 1 }
}

/** Extends `low` to `high` to about `count` round ticks, and maps a value to its position. */
export function linearScale(low: number, high: number, count: number) {
  let [from, to] = [low, high]
  let { times, by } = stepOf(from, to, count)
  // The extended range may need a wider step.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [before, after] = [from, to]
    from = (Math.floor((from / times) * by) * times) / by
    to = (Math.ceil((to / times) * by) * times) / by
    if (from === before && to === after) break
    ;({ times, by } = stepOf(from, to, count))
  }
  const first = Math.round((from / times) * by)
  const last = Math.round((to / times) * by)
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * times) / by),
    /** Position of a value between the ends of a pixel range. */
    at: (value: number, [start, end]: readonly [number, number]) =>
      start + ((value - from) / (to - from)) * (end - start),
  }
}
