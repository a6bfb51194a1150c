import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import { CopyToCreators } from './copy-to-creators'

beforeAll(() => startTestI18n())
afterEach(() => vi.unstubAllGlobals())

const creatorOf = (creatorId: string, displayName: string) => ({
  creatorId,
  creator: { userId: creatorId, username: displayName.toLowerCase(), displayName },
})

const words = {
  title: 'Copy list',
  text: '',
  creators: 'Creators',
  noCreators: '',
  noneChosen: 'Choose a creator',
  act: 'Copy',
}

it('copies once when the answer is lost and the person presses again', async () => {
  fakeServer({
    '/api/internal/chatter/creators/list': () => ({
      body: { data: [creatorOf('b', 'Bea'), creatorOf('c', 'Cleo')] },
    }),
  })
  const keys: string[] = []
  const copy = async (creatorIds: string[], clientId: string) => {
    keys.push(clientId)
    if (keys.length < 3) throw new TypeError('Failed to fetch')
    return { data: creatorIds.map((creatorId) => ({ creatorId, state: 'copied' })) }
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CopyToCreators
        {...{ creatorId: 'a', words, copy }}
        trackedAs="list-copy"
        onCopied={() => undefined}
        resultText={() => 'Copied'}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Bea/ }))
  await press()
  await screen.findByRole('alert')
  await press()
  await waitForExpect(() => expect(keys).toHaveLength(2))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cleo/ }))
  await press()
  const results = await screen.findByRole('list', { name: 'Creators' })
  expect(within(results).getAllByText('Copied')).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
