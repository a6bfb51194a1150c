import { DEMO_CODE } from './identities'
import { Refusal, invalidField } from '../base/refusal'
import { SENTINEL } from './sentinels'
import { countFailedTry, forgetTries, requireTriesLeft } from './tries'
import type { World } from '../../state/world'

export const RESEND_AFTER_S = 30
const LOCKED_FOR_S = 60

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

/** Throws 422 keyed to the field for a wrong code, 429 for a minute after five wrong ones. */
export function checkCode(
  world: World,
  userId: string,
  field: string,
  code: string,
  isRight = (given: string): boolean => given === DEMO_CODE,
): void {
  const key = `code of ${userId}`
  requireTriesLeft(world, key, LOCKED_FOR_S)
  if (isRight(code)) return forgetTries(world, key)
  if (code === SENTINEL.expiredCode) throw invalidField(field, 'code_expired')
  countFailedTry(world, key)
  throw invalidField(field, 'wrong_code')
}

/** `ana@northlight.agency` → `a•••@northlight.agency`. */
export const masked = (address: string): string =>
  address.replace(/^(.)[^@]*(?=@)|^(\+\d\d).*(\d\d)$/, '$1$2•••$3')
