import { afterPaint } from '@/services/after-paint'

interface Asked<Answer> {
  promise: Promise<Answer>
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

function askedOf<Answer>(): Asked<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  return { promise, resolve, reject }
}

/**
 * Batches requests by ID: those of one frame go out together, at most `atMost` in a call. When `ask` rejects,
 * every request of that batch rejects.
 */
export function gather<Answer>(
  atMost: number,
  ask: (ids: readonly string[]) => Promise<(id: string) => Answer>,
): (id: string) => Promise<Answer> {
  let due = new Map<string, Asked<Answer>>()

  async function go(part: readonly (readonly [string, Asked<Answer>])[]): Promise<void> {
    try {
      const answerOf = await ask(part.map(([id]) => id))
      for (const [id, { resolve }] of part) resolve(answerOf(id))
    } catch (error) {
      for (const [, { reject }] of part) reject(error)
    }
  }
  function goAll(): void {
    const asked = [...due]
    due = new Map()
    for (let at = 0; at < asked.length; at += atMost) void go(asked.slice(at, at + atMost))
  }
  return (id) => {
    const waiting = due.get(id)
    if (waiting) return waiting.promise
    // After the paint, so that the call does not delay the frame that requests it.
    if (due.size === 0) afterPaint(goAll)
    const asked = askedOf<Answer>()
    due.set(id, asked)
    return asked.promise
  }
}
