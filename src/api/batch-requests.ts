import { afterPaint } from '@/services/page/after-paint'

/**
 * Batches requests by ID: those of one frame go out together, at most `atMost` in a call, and those made while
 * a call runs go out together after it. When `load` rejects, every request of that batch rejects.
 */
export function batchRequests<Answer>(
  atMost: number,
  load: (ids: readonly string[]) => Promise<(id: string) => Answer>,
): (id: string) => Promise<Answer> {
  let due = new Map<string, PromiseWithResolvers<Answer>>()
  let isRunning = false

  async function sendBatch(
    part: readonly (readonly [string, PromiseWithResolvers<Answer>])[],
  ): Promise<void> {
    try {
      const answerOf = await load(part.map(([id]) => id))
      for (const [id, { resolve }] of part) resolve(answerOf(id))
    } catch (error) {
      for (const [, { reject }] of part) reject(error)
    }
  }
  async function sendAll(): Promise<void> {
    const pending = [...due]
    due = new Map()
    isRunning = true
    const calls = Math.ceil(pending.length / atMost)
    await Promise.all(
      Array.from({ length: calls }, (_, index) =>
        sendBatch(pending.slice(index * atMost, (index + 1) * atMost)),
      ),
    )
    isRunning = false
    if (due.size > 0) void sendAll()
  }
  return (id) => {
    const waiting = due.get(id)
    if (waiting) return waiting.promise
    // After the paint, so that the call does not delay the frame that requests it.
    if (due.size === 0 && !isRunning) afterPaint(() => void sendAll())
    const pending = Promise.withResolvers<Answer>()
    due.set(id, pending)
    return pending.promise
  }
}
