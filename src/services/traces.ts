import { STORAGE_KEY } from '@/config/storage-keys'

import { local } from './storage'

/** Who has left: what still closes behind them in this tab keeps nothing more of theirs. */
const gone = new Set<string>()

/** Lets nothing more be kept of this person; what lies there stays. */
export const barTraces = (userId: string): void => void gone.add(userId)

/** A logout by will leaves nothing of the person in the browser but theme, language and accounts (decision 12). */
export function forgetTraces(userId: string): void {
  barTraces(userId)
  const { drafts, channelSort, clockNotice, outbox } = STORAGE_KEY
  const prefix = `${outbox}:${userId}:`
  // A longer name may be that of a person whose id begins alike.
  const unsent = local.keys(prefix).filter((key) => !key.slice(prefix.length).includes(':'))
  for (const key of [`${drafts}:${userId}`, `${channelSort}:${userId}`, clockNotice, ...unsent])
    local.remove(key)
}

/** They are here again. */
export const allowTraces = (userId: string): void => void gone.delete(userId)

/** Whether anything of this person may be kept in the browser. */
export const mayLeaveTraces = (userId: string): boolean => !gone.has(userId)
