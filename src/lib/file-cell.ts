import { ownZone } from './own-zone'

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
}
/** A cell of an exported file: numbers in units, and kinds with spreadsheet formats. */
export type FileCell = string | number | null | MoneyCell | MomentCell | ShareCell

/** Rows of a file, with its header. */
export interface FileTable {
  head: readonly string[]
  rows: readonly (readonly FileCell[])[]
}

export const moneyCell = (of: { amount: number; currency: string } | null): MoneyCell | null =>
  of && { kind: 'money', amount: of.amount, currency: of.currency }

/** Uses the device zone by default, as the table does. */
export const momentCell = (at: number | null, timezone = ownZone()): MomentCell | null =>
  at === null ? null : { kind: 'moment', at, timezone }

export const shareCell = (value: number | null): ShareCell | null =>
  value === null ? null : { kind: 'share', value }

export const isCell = <Kind extends 'money' | 'moment' | 'share'>(
  cell: FileCell | undefined,
  kind: Kind,
): cell is Extract<FileCell, { kind: Kind }> =>
  typeof cell === 'object' && cell !== null && cell.kind === kind
