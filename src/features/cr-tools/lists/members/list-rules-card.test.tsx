import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { FanList } from '@/domain/lists/fan-list'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ListRulesCard } from './list-rules-card'

setUpBackend()

it('names the item of a rule', async () => {
  const list: FanList = {
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
    rules: { match: 'all', rules: [{ field: 'bought', has: true, values: ['media-2-1'] }] },
    funnel: null,
    uses: [],
  }
  await renderTool(<ListRulesCard creatorId="creator-02" list={list} currency="USD" />, 'manager')
  const rules = await screen.findByRole('region', { name: 'Rules' })
  await waitFor(() => expect(rules).not.toHaveTextContent('an item of the vault'))
  expect(rules).toHaveTextContent(/Item bought: .\p{L}+/u)
})
