/** Anything a reader sees: no space, control or default-ignorable character, nor the blank Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing: it is empty, or holds only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** A text without spaces around it; empty when nothing of it is visible. */
export const visibleText = (text: string): string => (isBlank(text) ? '' : text.trim())
