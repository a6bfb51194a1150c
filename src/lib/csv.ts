export type CsvCell = string | number | null

/** Excel takes a file without it for one in an old code page, and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/** How a formula may begin in some spreadsheet, its wide forms and blanks before it included. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]).*$/s

/** Rows as a file for spreadsheets: what one would run as a formula stands behind an apostrophe, numbers stay numbers. */
export async function csvOf(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(
    rows.map((row) => row.map((cell) => cell ?? '')),
    { escapeFormulae: FORMULA, newline: '\r\n' },
  )
  return BYTE_ORDER_MARK + text
}

/** Rows of pasted or chosen text, commas, semicolons or tabs between cells; empty lines are left out. */
export async function rowsOf(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, '').trim(), { skipEmptyLines: 'greedy' }).data
}
