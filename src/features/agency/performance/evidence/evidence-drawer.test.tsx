import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { EvidenceDrawer } from './evidence-drawer'

setUpBackend()
// jsdom has no layout to scroll.

const evidence = {
  figure: 'messages',
  figures: v.parse(ChatterFigures, {}),
  currency: 'USD',
  userIds: ['staff-04'],
  creatorIds: undefined,
  timezone: 'Europe/Warsaw',
  from: '2026-11-10T23:00:00.000Z',
  to: '2026-11-17T23:00:00.000Z',
  day: null,
} as const

const unused = { onFigure: () => {}, onClose: () => {} }

it('links to the statement of the month in which the viewed days end', async () => {
  const { user } = await renderTool(<EvidenceDrawer evidence={evidence} {...unused} />, 'manager')
  await user.click(await screen.findByRole('button', { name: "Open this month's statement" }))
  const address = new URLSearchParams(screen.getByLabelText('Address').textContent?.split('?')[1])
  expect(Object.fromEntries(address)).toEqual({
    tab: 'statements',
    statement: 'staff-04',
    month: '2026-11',
  })
})

it('lists unanswered turns, each with its conversation', async () => {
  const turns = { ...evidence, figure: 'unansweredTurns', userIds: undefined } as const
  const { user } = await renderTool(<EvidenceDrawer evidence={turns} {...unused} />, 'manager')
  const list = await screen.findByRole('list', { name: 'Unanswered turns' })
  // Names load after the list.
  const [first = expect.fail('no turn')] = await within(list).findAllByRole('button', { name: /was on duty/ })
  await user.click(first)
  expect(await screen.findByRole('list', { name: 'Chat' })).toBeVisible()
})
