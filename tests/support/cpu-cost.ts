const ROLLS = 1_000_000

/** A fixed workload of about 5 ms of arithmetic. */
function fixedWorkload(): number {
  let state = 1
  for (let count = 0; count < ROLLS; count += 1)
    state = Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5
  return state
}

/** CPU time of this thread in ms, independent of other processes. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function bestOf(now: number, work: () => unknown): Promise<number> {
  const before = cpuMs()
  await work()
  return Math.min(now, cpuMs() - before)
}

/**
 * Cost of `work` in units of the fixed workload: the best of several alternating tries, independent of
 * machine speed and load.
 */
export async function costOf(work: () => unknown, tries = 12): Promise<number> {
  let [ours, fixed] = [Infinity, Infinity]
  for (let count = 0; count < tries; count += 1) {
    fixed = await bestOf(fixed, fixedWorkload)
    ours = await bestOf(ours, work)
  }
  return ours / fixed
}
