/** The longest address that mail has. The pattern is slow on longer text. */
const MAX_LENGTH = 254
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/

/** Whether a text may be the address of an account: the server decides. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())

/** Whether a text is one email address; the server decides whether it exists. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= MAX_LENGTH && EMAIL.test(address)
}
