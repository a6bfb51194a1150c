import type * as v from 'valibot'

import type { MessageReview } from '@/domain/message-review'
import type { RevenueKind } from '@/domain/revenue-kind'
import type { Attribution, DisputeState } from '@/domain/sale'
import type { ViewMail } from '@/domain/saved-view'
import type { Adjustment, CommissionLine } from '@/domain/statement'
import type { TeamTargets } from '@/domain/team-settings'

export type WireReview = v.InferInput<typeof MessageReview>

/** To whom a manager credited a sale. */
export interface Credit {
  userId: string | null
  /** Whom it was credited to before. */
  from: string | null
  by: string
  at: number
  reason: string
}

export interface StoredDispute {
  userId: string
  reason: string
  at: number
  state: DisputeState
  decidedBy: string | null
  decidedAt: number | null
  note: string
}

/** What somebody is paid by: cents an hour, and parts of what they sell. */
export interface OwedTerms {
  hourly: number
  rates: Partial<Record<RevenueKind, number>>
}

/** What hours and sales of a month are worth. */
export interface OwedFigures {
  hours: number
  hourly: number
  pay: number
  commission: number
  lines: CommissionLine[]
}

/** What changed another month once that was signed, by kind of sale; null for hours. `from`: that month’s begin. */
export interface CarriedPart {
  from: number
  kind: RevenueKind | null
  base: number
  rate: number
  amount: number
}

/** What a statement said when it was signed, and the terms it was made by: nothing that comes later changes it. */
export interface SignedStatement extends OwedFigures, OwedTerms {
  carried: CarriedPart[]
  by: string
  at: number
}

export interface StoredStatement {
  adjustments: v.InferInput<typeof Adjustment>[]
  signed: SignedStatement | null
}

export interface StoredView {
  viewId: string
  userId: string
  page: string
  name: string
  state: string
  isShared: boolean
}

/** What people decided about work and sales; what is not here is seed. */
export interface PerformanceState {
  /** By sale. */
  credits: Record<string, Credit>
  disputes: Record<string, StoredDispute>
  /** By person and period. */
  statements: Record<string, StoredStatement>
  /** Which rules hold from when on, oldest first. */
  attributions: { from: number; rules: Attribution }[]
  hasLeaderboard: boolean
  targets: TeamTargets
  /** By message. */
  reviews: Record<string, WireReview>
  views: StoredView[]
  /** By person. */
  overviewMails: Record<string, ViewMail>
}

export const freshPerformance = (): PerformanceState => ({
  credits: {},
  disputes: {},
  statements: {},
  attributions: [],
  hasLeaderboard: false,
  targets: { replySeconds: 300, unlockRate: null, salesPerHour: null },
  reviews: {},
  views: [],
  overviewMails: {},
})
