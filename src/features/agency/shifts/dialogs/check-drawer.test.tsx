import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import { HOUR_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { CheckDrawer } from './check-drawer'
import { useShiftFormatter } from '../use-shift-formatter'

setUpBackend()

const gapAt = (creatorId: string, from: number, to: number) => ({
  creatorId,
  from: instant(serverNow() + from * HOUR_MS),
  to: instant(serverNow() + to * HOUR_MS),
  demand: 0.8,
})
function Drawer() {
  const formatter = useShiftFormatter('UTC', String)
  const gaps = [gapAt('mila', -30, -26), gapAt('noa', -2, 3), gapAt('cleo', 5, 8)]
  const still = () => {}
  return (
    <CheckDrawer
      {...{
        gaps,
        formatter,
        clashes: [],
        timezone: 'UTC',
        onClose: still,
        onShow: still,
        onFill: still,
      }}
    />
  )
}

it('lists past gaps without an action to fill them', async () => {
  await renderTool(<Drawer />, 'manager')
  const ahead = await screen.findByRole('region', { name: 'Gaps' })
  expect(within(ahead).getByRole('heading')).toHaveTextContent('2 gaps')
  expect(within(ahead).getAllByRole('button', { name: 'Add shift' })).toHaveLength(2)
  expect(within(ahead).queryByText('mila')).not.toBeInTheDocument()
  const past = screen.getByRole('region', { name: '2 past gaps' })
  expect(within(past).getAllByRole('listitem')).toHaveLength(2)
  expect(within(past).queryByRole('button')).not.toBeInTheDocument()
})
