import { unzipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'

import { type ExportTable, rateCell } from '@/lib/export-cell'

import { startTestI18n } from '../../../../tests/support/i18n'
import type { Column } from '../table-column'
import { csvFile } from './csv-file'
import { excelFile } from './excel-file'
import { fileTable } from './file-table'

const GERMAN = { separator: ';', decimal: ',' } as const
const ENGLISH = { separator: ',', decimal: '.' } as const

const TABLE: ExportTable = {
  head: ['Fan', 'At', 'Gross', 'Share', 'Count'],
  rows: [
    [
      '=HYPERLINK("x")',
      { kind: 'moment', at: Date.UTC(2026, 10, 24, 23, 5), timezone: 'Europe/Warsaw' },
      { kind: 'money', amount: -123_450, currency: 'EUR' },
      { kind: 'share', value: 0.125 },
      3,
    ],
    ['Ana', null, { kind: 'money', amount: 900, currency: 'EUR' }, null, 1.5],
  ],
}

/** Reads the text after the byte order mark, which `text()` drops. */
const textOf = (file: Blob) => file.text()

describe('a table as CSV', () => {
  it("uses the language's separators, the currency in the heading, the zone's local time, and no formulas", async () => {
    expect(await textOf(csvFile(TABLE, GERMAN))).toBe(
      [
        'Fan;At;Gross (EUR);Share;Count',
        '"\'=HYPERLINK(""x"")";2026-11-25 00:05;-1234,50;12,5%;3',
        'Ana;;9,00;;1,5',
      ].join('\r\n'),
    )
    expect((await textOf(csvFile(TABLE, ENGLISH))).split('\r\n')[2]).toBe('Ana,,9.00,,1.5')
  })

  it('begins with a byte order mark', async () => {
    const start = await csvFile(TABLE, ENGLISH).slice(0, 3).arrayBuffer()
    expect([...new Uint8Array(start)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('shows the currency beside each amount where a column has several', async () => {
    const rows: ExportTable['rows'] = [
      [{ kind: 'money', amount: 100, currency: 'EUR' }],
      [{ kind: 'money', amount: 250, currency: 'USD' }],
    ]
    expect(await textOf(csvFile({ head: ['Gross'], rows }, ENGLISH))).toBe('Gross\r\n1.00 EUR\r\n2.50 USD')
  })
})

describe('an agreed rate', () => {
  const table: ExportTable = { head: ['Rate'], rows: [[rateCell(0.1225)]] }

  it('keeps its two digits in both files', async () => {
    expect(await textOf(csvFile(table, ENGLISH))).toBe('Rate\r\n12.25%')
    const book = unzipSync(
      new Uint8Array(await (await excelFile(table, { isRightToLeft: false })).arrayBuffer()),
    )
    expect(new TextDecoder().decode(book['xl/styles.xml'])).toContain('0.00%')
  })
})

describe('a table as a workbook', () => {
  const partsOf = async (file: Blob) => {
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const read = (name: string) => new TextDecoder().decode(parts[name])
    return { sheet: read('xl/worksheets/sheet1.xml'), styles: read('xl/styles.xml') }
  }

  it('writes numbers with their format, and text that looks like a formula as text', async () => {
    const { sheet, styles } = await partsOf(await excelFile(TABLE, { isRightToLeft: false }))
    expect(sheet).toMatch(/<v>-1234\.5<\/v>/)
    expect(sheet).toMatch(/<v>0\.125<\/v>/)
    // A quarter past midnight in Warsaw is five minutes into the day.
    expect(sheet).toMatch(/<v>46351\.00347\d*<\/v>/)
    expect(sheet).not.toContain('<f>')
    expect(styles).toContain('[$EUR] #,##0.00')
    expect(styles).toContain('yyyy-mm-dd hh:mm')
    expect(sheet).not.toContain('rightToLeft')
  })

  it('is mirrored in Arabic', async () => {
    const { sheet } = await partsOf(await excelFile(TABLE, { isRightToLeft: true }))
    expect(sheet).toContain('rightToLeft="1"')
  })
})

it('names the unit of a duration in its heading, in the reader’s language', async () => {
  const column = {
    id: 'at',
    header: 'Reply',
    cell: () => null,
    exportValue: () => 2.68,
    exportUnit: 'minute',
  } as const
  const headings = []
  for (const code of ['en', 'de', 'ar'] as const) {
    await startTestI18n(code)
    headings.push(...fileTable([column], []).head)
  }
  expect(headings).toEqual(['Reply (minutes)', 'Reply (Minuten)', 'Reply (دقيقة)'])
})

it('A file omits action columns, and uses the sort value by default', () => {
  const columns: Column<{ name: string; sales: number }>[] = [
    { id: 'name', header: 'Name', cell: () => null, sortValue: ({ name }) => name },
    {
      id: 'sales',
      header: 'Sales',
      cell: () => null,
      sortValue: ({ sales }) => sales,
      exportValue: () => 'x',
    },
    { id: 'acts', header: 'Actions', cell: () => null },
  ]
  expect(fileTable(columns, [{ name: 'Ana', sales: 3 }])).toEqual({
    head: ['Name', 'Sales'],
    rows: [['Ana', 'x']],
  })
})
