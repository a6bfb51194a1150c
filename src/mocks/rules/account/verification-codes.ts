import { DEMO_CODE } from './identities'
import { Refusal, invalidField } from '../base/refusal'
import { SENTINEL } from './sentinels'
import type { World } from '../../state/world'

export const RESEND_AFTER_S = 30
const MAX_TRIES = 5

/** Sends a code as a letter in the panel. Throws 429 within 30 s of the last one. */
export function sendCode(world: World, userId: string, to: string): void {
  const sinceMs = world.now() - (world.state.sentCodes[userId] ?? 0)
  if (sinceMs < RESEND_AFTER_S * 1000) {
    throw new Refusal(429, 'too_many_codes', { retryAfterS: Math.ceil(RESEND_AFTER_S - sinceMs / 1000) })
  }
  world.state.sentCodes[userId] = world.now()
  writeLetter(world, to, 'code', DEMO_CODE)
}

export function writeLetter(
  world: World,
  to: string,
  subject: 'code' | 'password_reset',
  content: string,
): void {
  const letter = { at: new Date(world.now()).toISOString(), to, subject, content }
  world.state.letters = [letter, ...world.state.letters].slice(0, 20)
}

/** Throws 422 keyed to the field for a wrong code, 429 after five wrong ones. */
export function checkCode(world: World, userId: string, field: string, code: string): void {
  const { wrongCodes } = world.state
  if (code === DEMO_CODE) {
    delete wrongCodes[userId]
    return
  }
  if (code === SENTINEL.expiredCode) throw invalidField(field, 'code_expired')
  const wrong = (wrongCodes[userId] ?? 0) + 1
  wrongCodes[userId] = wrong % MAX_TRIES
  if (wrong >= MAX_TRIES) throw new Refusal(429, 'too_many_tries', { retryAfterS: 60 })
  throw invalidField(field, 'wrong_code')
}

/** `ana@northlight.agency` → `a•••@northlight.agency`. */
export const masked = (address: string): string =>
  address.replace(/^(.)[^@]*(?=@)|^(\+\d\d).*(\d\d)$/, '$1$2•••$3')
