import type { Language } from '@/config/languages'
import type { DMCA_LOG_KINDS } from '@/domain/dmca/dmca'
import type { DmcaState } from '@/domain/dmca/dmca-states'

export interface StoredEvidence {
  evidenceId: string
  mediaId: string
  name: string
  sha256: string
  capturedAt: number
  addedBy: string
}

export interface StoredLogEntry {
  entryId: string
  at: number
  userId: string
  kind: (typeof DMCA_LOG_KINDS)[number]
  note: string
}

export interface StoredCase {
  caseId: string
  url: string
  foundAt: number
  language: Language
  original: { title: string; url: string | null }
  state: DmcaState
  since: number
  ownerId: string
  notice: string | null
  /** Absent before the first change. */
  noticeVersion?: number
  signature: string | null
  evidence: StoredEvidence[]
  /** Newest first. */
  log: StoredLogEntry[]
}

export interface StoredAgent {
  legalName: string
  contactName: string
  email: string
  phone: string
  address: string
}

/** By creator, newest first; absent means as seeded. */
export class StoredDmca {
  cases: Record<string, StoredCase[]> = {}
  agents: Record<string, StoredAgent> = {}
}
