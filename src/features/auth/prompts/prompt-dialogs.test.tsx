import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import { AccountPromptDialog } from './prompt-dialogs'

const ANSWER = '/api/user/push/prompts'

afterEach(() => void vi.unstubAllGlobals())

it('a reserved username gets one answer, while the first is on its way', async () => {
  await startTestI18n()
  const { asked } = fakeServer({ [ANSWER]: () => new Promise(() => undefined) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountPromptDialog prompt={{ kind: 'username', username: 'ana.rib' }} onLater={() => undefined} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Keep current username' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use reserved username' }))
  expect(asked.filter(({ path }) => path === ANSWER)).toHaveLength(1)
})
