const ROLLS = 1_000_000

/** A fixed task of plain arithmetic: some 5 ms on the machines this was written on. */
function fixedTask(): number {
  let state = 1
  for (let count = 0; count < ROLLS; count += 1)
    state = Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5
  return state
}

/** Ms of the processor this thread has used: what else runs on the machine does not count. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function best(now: number, work: () => unknown): Promise<number> {
  const before = usedMs()
  await work()
  return Math.min(now, usedMs() - before)
}

/**
 * What a piece of work costs, in fixed tasks: the best of some tries of each, taken in turns, so that neither the speed of
 * the machine nor what else runs on it decides.
 */
export async function costOf(work: () => unknown, tries = 12): Promise<number> {
  let [ours, fixed] = [Infinity, Infinity]
  for (let count = 0; count < tries; count += 1) {
    fixed = await best(fixed, fixedTask)
    ours = await best(ours, work)
  }
  return ours / fixed
}
