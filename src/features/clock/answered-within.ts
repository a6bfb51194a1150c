/** What is answered within this time; nothing where it takes longer, or fails. */
export const answeredWithin = <T>(answer: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ])
