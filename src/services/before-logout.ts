/** Work to finish before a session ends, such as drafts not yet on the server (decisions 12). */
export type BeforeLogout = (isByWill: boolean) => Promise<void>

const savers = new Set<BeforeLogout>()
const ahead = new Set<() => Promise<void>>()

/**
 * Registers work for the moment before a logout or an account switch, until the returned function is called.
 */
export function beforeLogout(save: BeforeLogout): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Runs all savers; one failure does not affect the others. The caller limits the wait. */
export const saveBeforeLogout = async (isByWill: boolean): Promise<void> => {
  await Promise.allSettled([...savers].map(async (save) => save(isByWill)))
}

/** Registers work to send while the server still accepts it. The session may go on, so nothing is closed. */
export function aheadOfLogout(send: () => Promise<void>): () => void {
  ahead.add(send)
  return () => void ahead.delete(send)
}

/** Sends all of it; one failure does not affect the others. Each sender limits its own wait. */
export const sendAheadOfLogout = async (): Promise<void> => {
  await Promise.allSettled([...ahead].map(async (send) => send()))
}
