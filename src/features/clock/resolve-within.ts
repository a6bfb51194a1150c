/** Resolves to the answer, or to undefined when it takes longer than `ms` or fails. */
export const resolveWithin = <T>(answer: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ])
