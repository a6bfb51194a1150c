/** A number with its decimals fixed, such as an amount. */
export interface Figure {
  value: number
  digits: number
  /** Written right after it: a percent sign, a currency. */
  unit?: string
}
export type CsvCell = string | number | Figure | null

/** What a language writes between cells and in numbers: Excel reads a file by the language of its person. */
export interface CsvSigns {
  separator: ',' | ';'
  decimal: '.' | ','
}

const ENGLISH: CsvSigns = { separator: ',', decimal: '.' }

/** Excel takes a file without it for one in an old code page, and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/** How a formula may begin in some spreadsheet, its wide forms and blanks before it included. */
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

/** Rows as a file for spreadsheets: what one would run as a formula stands behind an apostrophe, numbers stay numbers. */
export function csvOf(rows: readonly (readonly CsvCell[])[], signs: CsvSigns = ENGLISH): string {
  const cellOf = (cell: CsvCell): string => {
    if (cell === null) return ''
    return typeof cell === 'string' ? textCell(cell) : numberCell(cell, signs.decimal)
  }
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(signs.separator)).join('\r\n')
}

/** Rows of pasted or chosen text, commas, semicolons or tabs between cells; empty lines are left out. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, '').trim(), { skipEmptyLines: 'greedy' }).data
}
