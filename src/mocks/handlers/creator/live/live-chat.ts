import type * as calls from '@/api/calls/creator/live'
import { BROADCAST_LIMITS, MUTE_DURATION_MS } from '@/domain/live/broadcast'
import { isBlank } from '@/lib/text/blank'

import { amountSum } from '../../../rules/base/amount-sum'
import { pageOf } from '../../../rules/base/paging'
import { forbidden, Refusal, invalidField } from '../../../rules/base/refusal'
import { requireModerator } from '../../../rules/live/live-access'
import { commentForReader, liveForReader } from '../../../rules/live/live-for-reader'
import { pastTips, tipsOf, topTippers } from '../../../rules/live/live-summary'
import { COMMENT_DEFAULTS, chatOf, commentIn, findLive, wireLive } from '../../../rules/live/lives'
import { pastLive } from '../../../rules/live/past-lives'
import { emitLive } from '../../../rules/live/play-lives'
import { iso } from '../../../seed/calendar'
import { emitEvent } from '../../../state/emit-event'
import { once } from '../../once'
import type { StoredLive } from '../../../state/stored-live'
import type { World } from '../../../state/world'
import type { ToolHandlers } from '../../bind-handlers'

/** Mutes or bans a fan, or lifts either; the terms store from when until when. */
function actOnFan(world: World, live: StoredLive, act: string, userId: string): void {
  const now = world.now()
  const terms = act === 'mute' || act === 'unmute' ? live.mutes : live.bans
  for (const term of terms) if (term.userId === userId && term.until > now) term.until = now
  if (act === 'mute') terms.push({ userId, from: now, until: now + MUTE_DURATION_MS })
  if (act === 'ban') terms.push({ userId, from: now, until: Number.MAX_SAFE_INTEGER })
}

/** Handlers of a live's chat and its payments. */
export const liveChat = {
  listLiveChat: ({ world, body: { liveId, ...part }, viewer: { creator, permissions } }) => {
    const { data, lastId } = pageOf(
      chatOf(creator, findLive(world, creator, liveId)),
      ({ commentId }) => commentId,
      part,
    )
    return { data: data.map((comment) => commentForReader(permissions, comment)), lastId }
  },
  sendLiveChat: once(({ world, body: { liveId, clientId, text, replyToId }, viewer }) => {
    const { account, creator, permissions } = viewer
    const live = requireModerator(world, viewer, liveId)
    if (live.state !== 'live') throw new Refusal(409, 'live_over')
    if (isBlank(text)) throw invalidField('text', 'field_missing')
    if (text.length > BROADCAST_LIMITS.comment) throw invalidField('text', 'text_too_long')
    const at = world.now()
    const commentId = `comment-${liveId}-own-${clientId}`
    live.comments.push({ commentId, at, text, sentById: account.userId, replyToId })
    const comment = {
      ...COMMENT_DEFAULTS,
      commentId,
      userId: creator.userId,
      at: iso(at),
      text,
      sentById: account.userId,
      replyToId,
    }
    emitEvent(world, creator.userId, 'live.comment', { liveId, comment })
    return commentForReader(permissions, comment)
  }),
  moderateLiveChat: ({ world, body: { liveId, act, userId, commentId }, viewer }) => {
    const { creator, permissions } = viewer
    const live = requireModerator(world, viewer, liveId)
    if (live.state !== 'live') throw new Refusal(409, 'live_over')
    if (act === 'pin' || act === 'unpin' || act === 'delete') {
      const comment = commentId === undefined ? undefined : commentIn(creator, live, commentId)
      if (!comment) throw invalidField('commentId', 'not_found')
      if (act !== 'delete') live.pinnedId = act === 'pin' ? comment.commentId : null
      else {
        live.deletedIds.push(comment.commentId)
        const deleted = { ...comment, text: '', isDeleted: true }
        emitEvent(world, creator.userId, 'live.comment', { liveId, comment: deleted })
      }
    } else {
      if (userId === undefined || userId === creator.userId) throw invalidField('userId', 'not_found')
      actOnFan(world, live, act, userId)
    }
    emitLive(world, creator, live)
    return liveForReader(permissions, wireLive(world, creator, live))
  },
  listLiveTips: ({ world, body: { liveId, ...part }, viewer: { creator, permissions } }) => {
    if (!permissions.canSeeSpend) throw forbidden()
    const past = pastLive(world, creator, liveId)
    const tips = past ? pastTips(creator, past) : tipsOf(creator, findLive(world, creator, liveId))
    const total = amountSum(tips)
    return { ...pageOf(tips, ({ tipId }) => tipId, part), total, top: topTippers(tips) }
  },
} satisfies Partial<ToolHandlers<typeof calls>>
