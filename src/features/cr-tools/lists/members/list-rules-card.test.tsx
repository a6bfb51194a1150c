import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listLabels } from '@/api/calls/chat/messages'
import type { FanList } from '@/domain/lists/fan-list'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ListRulesCard } from './list-rules-card'

setUpBackend()

const listWith = (field: 'bought' | 'label', id: string): FanList => ({
  version: 1,
  listId: 'list',
  name: 'Buyers',
  emoji: null,
  isSmart: true,
  isBuiltIn: false,
  isPinned: false,
  memberCount: 1,
  change7Days: 0,
  updatedAt: null,
  rules: { match: 'all', rules: [{ field, has: true, values: [id] }] },
  funnel: null,
  uses: [],
})

it('names the item of a rule', async () => {
  const list = listWith('bought', 'media-2-1')
  await renderTool(<ListRulesCard creatorId="creator-02" list={list} currency="USD" />, 'manager')
  const rules = await screen.findByRole('region', { name: 'Rules' })
  await waitFor(() => expect(rules).not.toHaveTextContent('an item of the vault'))
  expect(rules).toHaveTextContent(/Item bought: .\p{L}+/u)
})

it('calls a label deleted once the labels have loaded without it', async () => {
  const held = holdCall(listLabels)
  const list = listWith('label', 'gone')
  await renderTool(<ListRulesCard creatorId="creator-02" list={list} currency="USD" />, 'manager')
  const rules = await screen.findByRole('region', { name: 'Rules' })
  await held.asked
  expect(rules).not.toHaveTextContent('deleted label')
  held.release()
  await waitFor(() => expect(rules).toHaveTextContent('deleted label'))
})
