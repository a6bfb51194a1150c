/** Work to finish before a session ends, such as drafts not yet on the server (decisions 12). */
export type LogoutSaver = (isByWill: boolean) => Promise<void>

const savers = new Set<LogoutSaver>()

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
