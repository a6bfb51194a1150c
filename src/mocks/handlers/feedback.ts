import type * as calls from '@/api/calls/feedback'

import { callerOf } from '../accounts'
import { once } from '../once'
import type { Handlers } from '../implement'
import { missing, unfit } from '../refusal'
import { DAY_MS, iso } from '../seed/calendar'
import { SENTINEL } from '../sentinels'
import type { WireTicket } from '../state'
import type { World } from '../world'

const MOST_SIGNS = 5000

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
      replies: [{ text: 'Good idea. It is on its way.', at: iso(then + DAY_MS), fromSupport: true }],
    },
  ]
  return world.state.feedback[userId]
}

function checkText(text: string): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (text.trim() === '') throw unfit('text', 'field_missing')
  if (text.length > MOST_SIGNS) throw unfit('text', 'text_too_long')
}

/** Handlers of reports and suggestions. */
export const feedbackHandlers = (world: World): Handlers<typeof calls> => ({
  createFeedback: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    checkText(body.text)
    return once(world, userId, body.clientId, () => {
      const ticketId = world.newId('ticket')
      const createdAt = iso(world.now())
      const ticket = {
        ticketId,
        kind: body.kind,
        text: body.text,
        state: 'open',
        createdAt,
        replies: [],
      } as const
      world.state.feedback[userId] = [{ ...ticket, replies: [] }, ...ticketsOf(world, userId)]
      return { ticketId }
    })
  },
  uploadFeedbackScreenshot: ({ body, request }) =>
    once(world, callerOf(world, request).userId, body.clientId, () => ({ mediaId: world.newId('media') })),
  listFeedback: ({ request }) => ({ data: ticketsOf(world, callerOf(world, request).userId) }),
  replyToFeedback: ({ body, request }) => {
    checkText(body.text)
    const ticket = ticketsOf(world, callerOf(world, request).userId).find(
      ({ ticketId }) => ticketId === body.ticketId,
    )
    if (!ticket) throw missing()
    ticket.replies = [
      ...(ticket.replies ?? []),
      { text: body.text, at: iso(world.now()), fromSupport: false },
    ]
    ticket.state = 'open'
    return ticket
  },
})
