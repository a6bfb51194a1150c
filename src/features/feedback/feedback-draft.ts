import type { FeedbackKind } from '@/domain/agency/feedback'

export interface FeedbackDraft {
  kind: FeedbackKind
  text: string
  contactOk: boolean
}

export const NO_FEEDBACK: FeedbackDraft = { kind: 'problem', text: '', contactOk: false }

export const isSameFeedback = (one: FeedbackDraft, other: FeedbackDraft): boolean =>
  one.kind === other.kind && one.text === other.text && one.contactOk === other.contactOk
