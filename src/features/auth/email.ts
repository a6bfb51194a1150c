const EMAIL = /^[^\s@]+@[^\s@]+$/

/** A loose look: the server has the last word on addresses. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim())
