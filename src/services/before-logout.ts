/** Work that must be safe before a session is given up, such as drafts not yet on the server (decision 12). */
export type BeforeLogout = (isByWill: boolean) => Promise<void>

const savers = new Set<BeforeLogout>()
const ahead = new Set<() => Promise<void>>()

/** Registers work for the moment before a logout or an account switch, until the returned function is called. */
export function beforeLogout(save: BeforeLogout): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Runs all of it; the failure of one is not the others'. The caller limits the wait. */
export const saveBeforeLogout = async (isByWill: boolean): Promise<void> => {
  await Promise.allSettled([...savers].map(async (save) => save(isByWill)))
}

/** Registers what must be sent while the server still takes it; the session may yet go on: nothing is closed by it. */
export function aheadOfLogout(send: () => Promise<void>): () => void {
  ahead.add(send)
  return () => void ahead.delete(send)
}

/** Sends all of it; the failure of one is not the others'. Whoever registers limits their own wait. */
export const sendAheadOfLogout = async (): Promise<void> => {
  await Promise.allSettled([...ahead].map(async (send) => send()))
}
