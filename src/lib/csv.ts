/** A number with fixed decimals, such as an amount. */
export interface Figure {
  value: number
  digits: number
  /** Suffix: a percent sign, a currency. */
  unit?: string
}
export type CsvCell = string | number | Figure | null

/** Separator and decimal sign of a language: Excel reads a file by its user's language. */
export interface CsvSigns {
  separator: ',' | ';'
  decimal: '.' | ','
}

const ENGLISH: CsvSigns = { separator: ',', decimal: '.' }

/** Without it Excel assumes an old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Possible starts of a formula in spreadsheets, with full-width forms and leading spaces. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/

function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function numberCell(cell: number | Figure, decimal: string): string {
  const text = typeof cell === 'number' ? String(cell) : cell.value.toFixed(cell.digits) + (cell.unit ?? '')
  return text.replace('.', decimal)
}

/** Builds a CSV file: cells that would run as a formula get an apostrophe, numbers stay numbers. */
export function csvOf(rows: readonly (readonly CsvCell[])[], signs: CsvSigns = ENGLISH): string {
  const cellOf = (cell: CsvCell): string => {
    if (cell === null) return ''
    return typeof cell === 'string' ? textCell(cell) : numberCell(cell, signs.decimal)
  }
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(signs.separator)).join('\r\n')
}

/** Parses rows of pasted or chosen text, separated by commas, semicolons or tabs; skips empty lines. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, '').trim(), { skipEmptyLines: 'greedy' }).data
}
