/** Arabic, Persian and full-width. */
const ZEROS = [0x06_60, 0x06_f0, 0xff_10]

/** Converts digits of other scripts to Latin ones; other characters stay. */
export const latinDigits = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0
      const zero = ZEROS.find((first) => code >= first && code <= first + 9)
      return zero === undefined ? char : String(code - zero)
    })
    .join('')
