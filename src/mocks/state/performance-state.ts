import type * as v from 'valibot'

import type { MessageReview } from '@/domain/agency/message-review'
import type { RevenueKind } from '@/domain/money/revenue-kind'
import type { Attribution, DisputeState } from '@/domain/money/sale'
import type { ViewMail } from '@/domain/agency/saved-view'
import type { Adjustment, CommissionLine } from '@/domain/money/statement'
import { IDLE_DEFAULT_MS } from '@/config/constants'
import type { TeamSettings } from '@/domain/agency/team-settings'

export type WireReview = v.InferInput<typeof MessageReview>

/** A manual credit by a manager. */
export interface Credit {
  userId: string | null
  /** The previous owner. */
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

/** Pay terms: cents an hour, and commission rates. */
export interface PayTerms {
  hourly: number
  rates: Partial<Record<RevenueKind, number>>
}

/** What hours and sales of a month are worth. */
export interface StatementBalance {
  hours: number
  hourly: number
  pay: number
  commission: number
  lines: CommissionLine[]
}

/** A carry-over from a signed month, by kind of sale; null for hours. `from`: that month’s start. */
export interface CarryOverPart {
  from: number
  kind: RevenueKind | null
  base: number
  rate: number
  amount: number
}

/** A statement frozen when it was signed, with its terms. */
export interface SignedStatement extends StatementBalance, PayTerms {
  carried: CarryOverPart[]
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

/** Decisions about work and sales; the rest is seed. */
export class PerformanceState {
  /** By sale. */
  credits: Record<string, Credit> = {}
  disputes: Record<string, StoredDispute> = {}
  /** By person and period. */
  statements: Record<string, StoredStatement> = {}
  /** Attribution rules by start, oldest first. */
  attributions: { from: number; rules: Attribution }[] = []
  team: TeamSettings = {
    leaderboard: false,
    asksAtClockOut: false,
    idleAfterS: IDLE_DEFAULT_MS / 1000,
    targets: { replySeconds: 300, unlockRate: null, salesPerHour: null },
  }
  /** By message. */
  reviews: Record<string, WireReview> = {}
  views: StoredView[] = []
  /** By person. */
  overviewMails: Record<string, ViewMail> = {}
}
