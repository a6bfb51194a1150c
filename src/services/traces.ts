import { STORAGE_KEY } from '@/config/storage-keys'
import { parsedJson } from '@/lib/parsed-json'

import { local, session } from './storage'

/** Who has left: what still closes behind them in this tab keeps nothing more of theirs. */
const gone = new Set<string>()

/** Lets nothing more be kept of this person; what lies there stays. */
export const barTraces = (userId: string): void => void gone.add(userId)

/** The keys under a prefix, without those of a person whose id starts the same: their values name their owner. */
const keysOf = (userId: string, prefix: string): readonly string[] =>
  local.keys(prefix).filter((key) => {
    const owner = (parsedJson(local.get(key)) as { userId?: unknown } | null | undefined)?.userId // unknown until compared
    return owner === undefined || owner === userId
  })

/** A logout by will clears everything of the user in the browser but theme, language and accounts (decision 12). */
export function forgetTraces(userId: string): void {
  barTraces(userId)
  const { drafts, channelSort, vaultTile, clockNotice, outbox, promptsLater, unfinishedUploads } = STORAGE_KEY
  const written = [drafts, outbox].flatMap((kind) => keysOf(userId, `${kind}:${userId}:`))
  const own = [drafts, channelSort, vaultTile, promptsLater].map((kind) => `${kind}:${userId}`)
  for (const key of [...own, clockNotice, ...written]) local.remove(key)
  session.remove(unfinishedUploads)
}

/** They are here again. */
export const allowTraces = (userId: string): void => void gone.delete(userId)

/** Whether anything of this person may be kept in the browser. */
export const mayLeaveTraces = (userId: string): boolean => !gone.has(userId)
