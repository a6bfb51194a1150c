import { epochCauseOf } from '@/api/token-store'

import type { SessionDeps } from './session-deps'

/** A switch in another tab that takes longer has failed. */
const SWITCH_WITHIN_MS = 10_000
/** Clears tokens of an ended session after this delay, in case the tab that ended it has closed. */
const LEFTOVERS_AFTER_MS = 5000

/** Waits for the account that another tab switches to; resolves to false on timeout. */
export async function waitForSwitch({ tokens, clock }: SessionDeps): Promise<boolean> {
  const isOpen = () => {
    const { epoch, accessToken } = tokens.read()
    return epochCauseOf(epoch) === 'switch' && accessToken === undefined
  }
  const settled = Promise.withResolvers<void>()
  const stop = tokens.watch(() => {
    if (!isOpen()) settled.resolve()
  })
  if (isOpen()) await Promise.race([settled.promise, clock.wait(SWITCH_WITHIN_MS)])
  stop()
  return !isOpen()
}

/** Clears tokens that a tab left when it closed during a logout. */
export async function clearLeftovers({ tokens, clock }: SessionDeps): Promise<void> {
  const { epoch } = tokens.read()
  if (epoch === null || !tokens.hasLeftovers()) return
  await clock.wait(LEFTOVERS_AFTER_MS)
  if (tokens.hasLeftovers()) tokens.clearTokens(epoch)
}
