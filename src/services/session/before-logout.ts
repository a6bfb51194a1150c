/** Work to finish before a session ends, such as drafts not yet on the server (decisions 12). */
export type LogoutSaver = (isByWill: boolean) => Promise<void>

const savers = new Set<LogoutSaver>()
const senders = new Set<() => Promise<void>>()

/**
 * Registers work for the moment before a logout or an account switch, until the returned function is called.
 */
export function registerLogoutSaver(save: LogoutSaver): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Runs all savers; one failure does not affect the others. The caller limits the wait. */
export const runLogoutSavers = async (isByWill: boolean): Promise<void> => {
  await Promise.allSettled([...savers].map(async (save) => save(isByWill)))
}

/** Registers work to send while the server still accepts it. The session may go on, so nothing is closed. */
export function registerLogoutSender(send: () => Promise<void>): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/** Sends all of it; one failure does not affect the others. Each sender limits its own wait. */
export const runLogoutSenders = async (): Promise<void> => {
  await Promise.allSettled([...senders].map(async (send) => send()))
}
