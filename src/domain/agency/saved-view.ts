import * as v from 'valibot'

import { flag, orElse } from '@/lib/lenient-schema'

import { Id } from '../server/id'

/** A saved page: `state` is the search part of its address. */
export const SavedView = v.object({
  viewId: Id,
  page: v.string(),
  name: v.string(),
  state: v.string(),
  /** Visible to everyone in the agency who may open the page. */
  isShared: flag,
  /** Saved by the reader. */
  isMine: orElse(v.boolean(), true),
})
export interface SavedView extends v.InferOutput<typeof SavedView> {}

/** A weekly mail of a view: at an hour of a weekday (0 is Sunday) in a zone. */
export const ViewMail = v.object({
  isOn: v.boolean(),
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  timezone: v.string(),
  state: v.string(),
})
export interface ViewMail extends v.InferOutput<typeof ViewMail> {}

/** What is asked of a file: its kind, and the signs of the reader's language; English ones by default. */
export const FileRequest = v.object({
  format: v.literal('csv'),
  signs: v.optional(v.object({ separator: v.picklist([',', ';']), decimal: v.picklist(['.', ',']) })),
})

/** A file from the server; its URL expires at `expiresAt`. */
export const ExportedFile = v.object({ url: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) })
export interface ExportedFile extends v.InferOutput<typeof ExportedFile> {}
