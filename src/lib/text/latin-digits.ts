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

const MARKS: Record<string, string> = { '٫': '.', '٪': '%', '،': ',', '٬': '’' }
const FULL_WIDTH = /[\uff01-\uff5e]/g
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g

/**
 * A number of any keyboard with Latin digits and signs: `٢٠٪` and `２０％` become `20%`, `١٫٥` becomes `1.5`. Full
 * width alone is normalised: NFKC of the whole text would make `5²` a number of two digits.
 */
export const latinNumber = (text: string): string =>
  latinDigits(text)
    .replaceAll(FULL_WIDTH, (char) => char.normalize('NFKC'))
    .replaceAll(/[٫٪،٬]/g, (mark) => MARKS[mark] ?? mark)
    .replaceAll(DIRECTION_MARKS, '')
    .trim()
