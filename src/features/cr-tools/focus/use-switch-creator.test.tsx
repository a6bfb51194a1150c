import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import { getCreatorToken } from '@/api/calls/chatter/chatter'
import { queryClient } from '@/api/query-client'
import { creatorTokens } from '@/api/send'
import { server } from '@/mocks/node'
import { readCreatorInFocus, focusCreator } from '@/services/session/creator-in-focus'

import { ANA, IVY, MILA, NOA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useSwitchCreator } from './use-switch-creator'

setUpBackend()

const onChosen = vi.fn<() => void>()
beforeEach(() => {
  onChosen.mockClear()
  creatorTokens.clear()
  focusCreator(ANA, MILA)
})

function Show({ to }: { to: string }) {
  const { choose } = useSwitchCreator()
  return (
    <button type="button" onClick={() => void choose(to, onChosen)}>
      {to}
    </button>
  )
}

it.each([NOA, MILA])('continues to its target, from one to %s', async (to) => {
  const { user } = await renderTool(<Show to={to} />)
  await user.click(screen.getByRole('button', { name: to }))
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce())
  expect(readCreatorInFocus(ANA)).toBe(to)
})

it('continues to its target after the caller has unmounted, as an item of a menu does', async () => {
  const issued = Promise.withResolvers<void>()
  server.use(http.post(`*${getCreatorToken.path}`, () => issued.promise, { once: true }))
  const { user, unmount } = await renderTool(<Show to={NOA} />)
  await user.click(screen.getByRole('button', { name: NOA }))
  unmount()
  issued.resolve()
  await waitFor(() => expect(readCreatorInFocus(ANA)).toBe(NOA))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(onChosen).toHaveBeenCalledOnce()
})

it('ends with the last choice, whichever token arrives last', async () => {
  const slow = Promise.withResolvers<void>()
  const { user } = await renderTool(
    <>
      <Show to={NOA} />
      <Show to={IVY} />
    </>,
  )
  server.use(http.post(`*${getCreatorToken.path}`, () => slow.promise, { once: true }))
  await user.click(screen.getByRole('button', { name: NOA }))
  await user.click(screen.getByRole('button', { name: IVY }))
  await waitFor(() => expect(readCreatorInFocus(ANA)).toBe(IVY))
  slow.resolve()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(readCreatorInFocus(ANA)).toBe(IVY)
})
