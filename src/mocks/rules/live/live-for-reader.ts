import type * as v from 'valibot'

import type { ChatterPermissions } from '@/domain/account/permission'
import type { LiveSummary } from '@/domain/live/broadcast'

import type { WireBroadcast, WireComment } from './lives'

type Reader = Pick<ChatterPermissions, 'canSeeSpend' | 'canSeeStaffNames'>

/** A comment as far as the reader may know it: what was paid with it, and who of the staff wrote it. */
export const commentForReader = (
  { canSeeSpend, canSeeStaffNames }: Reader,
  comment: WireComment,
): WireComment => ({
  ...comment,
  ...(!canSeeSpend && { amount: null }),
  ...(!canSeeStaffNames && { sentById: null }),
})

export const liveForReader = (reader: Reader, live: WireBroadcast): WireBroadcast => ({
  ...live,
  pinned: live.pinned ? commentForReader(reader, live.pinned) : null,
  ...(!reader.canSeeSpend && { tipped: null, earned: null }),
})

const NO_MONEY = { tips: null, tickets: null, other: null, fee: null, net: null, top: [] }

type WireSummary = v.InferInput<typeof LiveSummary>

export const summaryForReader = (reader: Reader, summary: WireSummary): WireSummary => ({
  ...summary,
  ...(!reader.canSeeSpend && NO_MONEY),
  broadcast: liveForReader(reader, summary.broadcast),
})
