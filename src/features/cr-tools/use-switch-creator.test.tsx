import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { creatorInFocusOf, focusCreator, useCreatorInFocus } from '@/services/creator-in-focus'

import { drawTool, withMockBackend } from '../../../tests/tool-stage'
import { useSwitchCreator } from './use-switch-creator'

withMockBackend()

const ANA = 'staff-04'
const onChosen = vi.fn<() => void>()
beforeEach(() => {
  onChosen.mockClear()
  focusCreator(ANA, 'creator-01')
})

function Stage({ to }: { to: string }) {
  const { choose } = useSwitchCreator(useCreatorInFocus(ANA))
  return (
    <button type="button" onClick={() => void choose(to, onChosen)}>
      Show
    </button>
  )
}

it.each(['creator-02', 'creator-01'])('goes on where it was to lead, from one to %s', async (to) => {
  const { user } = await drawTool(<Stage to={to} />)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce(), { timeout: 8000 })
  expect(creatorInFocusOf(ANA)).toBe(to)
})
