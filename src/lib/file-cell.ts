import { ownZone } from './own-zone'

/** Whole cents of a currency. */
export interface MoneyCell {
  kind: 'money'
  amount: number
  currency: string
}
/** A moment, as the clocks of a zone show it. */
export interface MomentCell {
  kind: 'moment'
  at: number
  timezone: string
}
/** A part of a whole: 0.25 is a quarter. */
export interface ShareCell {
  kind: 'share'
  value: number
}
/** What a table puts into one cell of a file: numbers in units, kinds that a spreadsheet has formats for. */
export type FileCell = string | number | null | MoneyCell | MomentCell | ShareCell

/** Rows of a file, its head first. */
export interface FileTable {
  head: readonly string[]
  rows: readonly (readonly FileCell[])[]
}

export const moneyCell = (of: { amount: number; currency: string } | null): MoneyCell | null =>
  of && { kind: 'money', amount: of.amount, currency: of.currency }

/** Without a zone, that of the device: the one that such a table shows. */
export const momentCell = (at: number | null, timezone = ownZone()): MomentCell | null =>
  at === null ? null : { kind: 'moment', at, timezone }

export const shareCell = (value: number | null): ShareCell | null =>
  value === null ? null : { kind: 'share', value }

export const isCell = <Kind extends 'money' | 'moment' | 'share'>(
  cell: FileCell | undefined,
  kind: Kind,
): cell is Extract<FileCell, { kind: Kind }> =>
  typeof cell === 'object' && cell !== null && cell.kind === kind
