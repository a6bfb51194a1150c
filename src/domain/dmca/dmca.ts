import * as v from 'valibot'

import { LANGUAGE_MENU } from '@/config/languages'
import { count, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { DMCA_ACTIONS, DMCA_STATES } from './dmca-states'

/** Sort options of the case table; the next deadline first by default. */
export const DMCA_SORTS = ['foundAt', 'deadline', 'site', 'state'] as const
export const NEXT_DEADLINE_FIRST = { by: 'deadline', descending: false } as const

export const DMCA_TEXT_MAX_LENGTH = 8000
export const DMCA_TITLE_MAX_LENGTH = 120
/** Maximum links per report. */
export const REPORTED_LINKS_MAX = 100

/** A link where the creator's work appears without permission, and the state of its case. */
export const DmcaCase = v.object({
  caseId: Id,
  /** Where the work appears. */
  url: v.string(),
  foundAt: Instant,
  /** The host of the link. */
  site: text,
  language: orElse(v.picklist(LANGUAGE_MENU), 'en'),
  /** The creator's own work. */
  original: v.object({ title: text, url: orNull(v.string()) }),
  state: v.picklist(DMCA_STATES),
  /** When it entered this state. */
  since: Instant,
  deadline: OptionalInstant,
  ownerId: Id,
})
export interface DmcaCase extends v.InferOutput<typeof DmcaCase> {}

/** A capture of the page, with the hash that proves it is unchanged. */
export const DmcaEvidence = v.object({
  evidenceId: Id,
  mediaId: Id,
  name: text,
  url: v.string(),
  thumbUrl: orNull(v.string()),
  /** SHA-256 of the file, in hex. */
  sha256: v.string(),
  capturedAt: Instant,
  addedBy: Id,
})
export interface DmcaEvidence extends v.InferOutput<typeof DmcaEvidence> {}

export const DMCA_LOG_KINDS = ['created', 'evidence', 'edited', 'note', ...DMCA_ACTIONS] as const

export const DmcaLogEntry = v.object({
  entryId: Id,
  at: Instant,
  userId: Id,
  kind: v.picklist(DMCA_LOG_KINDS),
  note: text,
})
export interface DmcaLogEntry extends v.InferOutput<typeof DmcaLogEntry> {}

export const DmcaDetail = v.object({
  ...DmcaCase.entries,
  /** Text to send; null while it is the template's. */
  notice: orNull(v.string()),
  noticeVersion: count,
  /** The signature under the sworn statement; null before it is sent. */
  signature: orNull(v.string()),
  evidence: orElse(validEntriesOf(DmcaEvidence), []),
  /** Newest first. */
  log: orElse(validEntriesOf(DmcaLogEntry), []),
})
export interface DmcaDetail extends v.InferOutput<typeof DmcaDetail> {}

/** The rights holder, as notices name them. */
export const DmcaAgent = v.object({
  legalName: text,
  /** Contact for hosts: the rights holder or their agent. */
  contactName: text,
  email: text,
  phone: text,
  address: text,
})
export interface DmcaAgent extends v.InferOutput<typeof DmcaAgent> {}

export const DMCA_AGENT_FIELDS = ['legalName', 'contactName', 'email', 'phone', 'address'] as const

/** Hosts refuse a notice without a name, an address and a contact. */
export const isDmcaAgentComplete = ({ legalName, contactName, email, address }: DmcaAgent): boolean =>
  [legalName, contactName, email, address].every((text) => text.trim() !== '')

export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
