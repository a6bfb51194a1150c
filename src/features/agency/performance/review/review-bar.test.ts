import { expect, it } from 'vitest'

import { reviewRequest } from './review-bar'

const ANY = {
  paid: 'any',
  bought: 'any',
  reply: 'any',
  media: 'any',
  flagged: 'any',
  mark: 'any',
  query: '',
} as const

it('sends nothing for choices left at any', () => {
  expect(reviewRequest(ANY)).toEqual({})
})

it('sends each choice in the request', () => {
  expect(
    reviewRequest({
      paid: 'free',
      bought: 'not_bought',
      reply: '600',
      media: 'with',
      flagged: 'flagged',
      mark: 'none',
      query: 'trip',
    }),
  ).toEqual({
    paid: false,
    bought: false,
    replyOver: 600,
    hasMedia: true,
    flagged: true,
    mark: null,
    query: 'trip',
  })
  expect(reviewRequest({ ...ANY, mark: 'coach' })).toEqual({ mark: 'coach' })
})
