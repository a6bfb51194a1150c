import { causeOf } from '@/api/tokens'

import type { SessionWorld } from './session-world'

/** Another tab's switch that takes longer than this has failed. */
const SWITCH_WITHIN_MS = 10_000
/** Tokens of a session that ended are cleared after this, should the tab that ended it be gone. */
const LEFTOVERS_AFTER_MS = 5000

/** Waits for the account that another tab switches to; false where none came. */
export async function hasSwitched({ tokens, wait }: SessionWorld): Promise<boolean> {
  const isOpen = () => {
    const { epoch, accessToken } = tokens.read()
    return causeOf(epoch) === 'switch' && accessToken === undefined
  }
  const settled = Promise.withResolvers<void>()
  const stop = tokens.watch(() => {
    if (!isOpen()) settled.resolve()
  })
  if (isOpen()) await Promise.race([settled.promise, wait(SWITCH_WITHIN_MS)])
  stop()
  return !isOpen()
}

/** Clears what a tab left behind that was closed in the middle of a logout. */
export async function clearLeftovers({ tokens, wait }: SessionWorld): Promise<void> {
  const { epoch } = tokens.read()
  if (epoch === null || !tokens.hasLeftovers()) return
  await wait(LEFTOVERS_AFTER_MS)
  if (tokens.hasLeftovers()) tokens.wipe(epoch)
}
