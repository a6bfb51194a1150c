import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MILA, NOA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useFilterCreatorIds } from './choices'

setUpBackend()

function Ids(filter: Pick<FigureFilter, 'creatorIds' | 'groupId'>) {
  const { creatorIds } = useFilterCreatorIds(filter as FigureFilter) // the hook reads only these two fields
  return <p role="status">{JSON.stringify(creatorIds)}</p>
}

const GROUP_2 = [NOA, 'creator-06', 'creator-10', 'creator-14', 'creator-18', 'creator-22']
const CASES: [string[], string | null, string][] = [
  [[], null, '"all"'],
  [[MILA], null, '["creator-01"]'],
  [[MILA, NOA], 'group-2', '["creator-02"]'],
  [[MILA], 'group-2', '[]'],
]

it.each(CASES)('intersects chosen creators %j with group %s', async (creatorIds, groupId, ids) => {
  await renderTool(<Ids creatorIds={creatorIds} groupId={groupId} />, 'director')
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(ids))
})

it('expands a group to its creators', async () => {
  await renderTool(<Ids creatorIds={[]} groupId="group-2" />, 'director')
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(GROUP_2[0] ?? ''))
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
    new RegExp(GROUP_2.map((id) => `(?=.*${id})`).join('')),
  )
})
