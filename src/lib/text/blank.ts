/** Any visible character: no space, control or default-ignorable character, nor the blank Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Trims a text; returns an empty string when it has no visible character. */
export const visibleText = (text: string): string => (isBlank(text) ? '' : text.trim())
