const EMAIL = /^[^\s@]+@[^\s@]+$/

/** A lenient check of an email address: the server decides. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim())
