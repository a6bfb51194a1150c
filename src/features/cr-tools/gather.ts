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
 * Makes many asks for one thing each into few: what is asked for within a frame goes out together, `atMost` at a time.
 * `ask` resolves to a look-up of its answer; its failure is the failure of all who asked with it.
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
    // Once the frame that asks is on screen: the call would hold it up.
    if (due.size === 0) afterPaint(goAll)
    const asked = askedOf<Answer>()
    due.set(id, asked)
    return asked.promise
  }
}
