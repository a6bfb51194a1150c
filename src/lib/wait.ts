/** Resolves after `ms`. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves to the answer, or to undefined when it takes longer than `ms` or fails. */
export const resolveWithin = <T>(answer: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([answer.catch(() => undefined), wait(ms).then(() => undefined)])
