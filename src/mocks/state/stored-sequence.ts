import type { WelcomeAudience, WelcomeState, WelcomeTrigger } from '@/domain/welcome/welcome-message'

export interface StoredVariant {
  language: string
  text: string
  lockText: string | null
}

export interface StoredStep {
  stepId: string
  delayMin: number
  delayMax: number
  text: string
  lockText: string | null
  mediaIds: readonly string[]
  previewMediaIds: readonly string[]
  price: number
  variants: readonly StoredVariant[]
}

/** Who enters a sequence. */
export interface StoredEntry {
  trigger: WelcomeTrigger
  entryListId: string | null
  daysBefore: number | null
  audience: WelcomeAudience
}

/** All that decides what fans get, and when. */
export interface StoredRules extends StoredEntry {
  stopsOnReply: boolean
  quietFrom: string | null
  quietTo: string | null
  steps: readonly StoredStep[]
}

export interface StoredSequence extends StoredRules {
  sequenceId: string
  version: number
  name: string
  state: WelcomeState
  createdAt: number
  updatedAt: number
  /** Null for one that is as the seed has it. */
  updatedById: string | null
  /** Since when it is in each state, oldest first. */
  states: readonly { from: number; state: WelcomeState }[]
  /** Earlier rules, oldest first, each with its end: results of that time stay what they were. */
  past: readonly (StoredRules & { until: number })[]
}
