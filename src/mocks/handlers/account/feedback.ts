import * as calls from '@/api/calls/account/feedback'

import { callerOf } from '../../rules/account/accounts'
import { once } from '../once'
import { serve } from '../bind-handlers'
import { Refusal, invalidField, orNotFound } from '../../rules/base/refusal'
import { DAY_MS, iso } from '../../seed/calendar'
import { SENTINEL } from '../../rules/account/sentinels'
import type { WireTicket } from '../../state/state'
import { kindOfType } from '../../rules/vault/upload'
import type { World } from '../../state/world'

const MAX_LETTERS = 5000

/** Every user has a seeded ticket, to demonstrate an answer. */
function ticketsOf(world: World, userId: string): WireTicket[] {
  const then = Math.floor(world.now() / DAY_MS) * DAY_MS - 5 * DAY_MS
  world.state.feedback[userId] ??= [
    {
      ticketId: world.newId('ticket'),
      kind: 'idea',
      text: 'Let me pin more than three creators.',
      state: 'answered',
      createdAt: iso(then),
      mediaIds: [],
      replies: [{ text: 'Good idea. It is on its way.', at: iso(then + DAY_MS), fromSupport: true }],
    },
  ]
  return world.state.feedback[userId]
}

function checkText(text: string): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (text.trim() === '') throw invalidField('text', 'field_missing')
  if (text.length > MAX_LETTERS) throw invalidField('text', 'text_too_long')
}

const SCREENSHOT_MAX_BYTES = 10_000_000

/** Throws unless it is a picture of a size to send; base64 is a third longer. */
function checkScreenshot({ type, data }: { type: string; data: string }): void {
  if (kindOfType(type) !== 'image')
    throw new Refusal(415, 'file_type_unfit', { fields: { type: 'file_type_unfit' } })
  if (data === '') throw invalidField('data', 'file_empty')
  if ((data.length / 4) * 3 > SCREENSHOT_MAX_BYTES)
    throw new Refusal(413, 'file_too_large', { fields: { data: 'file_too_large' } })
}

/** Handlers of reports and suggestions. */
export const feedback = serve(calls, {
  createFeedback: once(({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    checkText(body.text)
    const ticketId = world.newId('ticket')
    const createdAt = iso(world.now())
    const ticket = {
      ticketId,
      kind: body.kind,
      text: body.text,
      state: 'open',
      createdAt,
      mediaIds: body.mediaIds,
      replies: [],
    } as const
    world.state.feedback[userId] = [
      { ...ticket, mediaIds: [...body.mediaIds], replies: [] },
      ...ticketsOf(world, userId),
    ]
    return { ticketId }
  }),
  uploadFeedbackScreenshot: once(({ world, body }) => {
    checkScreenshot(body)
    return { mediaId: world.newId('media') }
  }),
  listFeedback: ({ world, request }) => ({ data: ticketsOf(world, callerOf(world, request).userId) }),
  replyToFeedback: once(({ world, body, request }) => {
    checkText(body.text)
    const ticket = orNotFound(
      ticketsOf(world, callerOf(world, request).userId).find(({ ticketId }) => ticketId === body.ticketId),
    )
    ticket.replies = [
      ...(ticket.replies ?? []),
      { text: body.text, at: iso(world.now()), fromSupport: false },
    ]
    ticket.state = 'open'
    return ticket
  }),
})
