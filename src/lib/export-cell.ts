import { deviceTimeZone } from './device-time-zone'

/** Whole cents of a currency. */
export interface MoneyCell {
  kind: 'money'
  amount: number
  currency: string
}
/** A moment, shown in the time of a zone. */
export interface MomentCell {
  kind: 'moment'
  at: number
  timezone: string
}
/** A fraction: 0.25 is a quarter. */
export interface ShareCell {
  kind: 'share'
  value: number
  /** Fraction digits of the percentage; 1 unless given. */
  digits?: number
}
/** A cell of an exported file: numbers in units, and kinds with spreadsheet formats. */
export type ExportCell = string | number | null | MoneyCell | MomentCell | ShareCell

/** Rows of a file, with its header. */
export interface ExportTable {
  head: readonly string[]
  rows: readonly (readonly ExportCell[])[]
}

export const moneyCell = (of: { amount: number; currency: string } | null): MoneyCell | null =>
  of && { kind: 'money', amount: of.amount, currency: of.currency }

/** Uses the device zone by default, as the table does. */
export const momentCell = (at: number | null, timezone = deviceTimeZone()): MomentCell | null =>
  at === null ? null : { kind: 'moment', at, timezone }

export const shareCell = (value: number | null, digits?: number): ShareCell | null =>
  value === null ? null : { kind: 'share', value, ...(digits !== undefined && { digits }) }

/** An agreed rate, which has two digits. */
export const rateCell = (rate: number | null): ShareCell | null => shareCell(rate, 2)

export const isCellOfKind = <Kind extends 'money' | 'moment' | 'share'>(
  cell: ExportCell | undefined,
  kind: Kind,
): cell is Extract<ExportCell, { kind: Kind }> =>
  typeof cell === 'object' && cell !== null && cell.kind === kind
