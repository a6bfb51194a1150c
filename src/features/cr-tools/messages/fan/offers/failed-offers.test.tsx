import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { getFan, getRulesForChatter } from '@/api/calls/chat/fan'
import { bumpOffer, replaceOffer, unsendMessage } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { seedRules } from '@/mocks/seed/creator-rules'
import { creatorById } from '@/mocks/seed/creators'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { holdCall, recordCalls, refuseCall } from '../../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { OffersSection } from './offers-section'

setUpBackend()

const SUBJECT = { creatorId: 'creator-01', channelId: 'channel-1-3', fanId: 'fan-3' }

function Offers() {
  const { data } = useQuery(queryOf(getFan, { userId: SUBJECT.fanId }, SUBJECT.creatorId))
  return data && <OffersSection subject={SUBJECT} fan={data} currency="USD" onGo={() => undefined} />
}

/** The server refuses the call once `refuse` is called. */
function holdRefusal(call: Call) {
  refuseCall(call, { status: 403 })
  return holdCall(call).release
}

const rows = () => screen.queryAllByRole('listitem', { hidden: true })

async function open(action: RegExp) {
  const { user } = await renderTool(<Offers />, 'manager')
  const [more] = await screen.findAllByRole('button', { name: /^More for/ })
  await user.click(more as HTMLElement) // found
  const count = rows().length
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return { user, count }
}

it('an offer that could not be unsent returns, and the question says why', async () => {
  const { user, count } = await open(/^Unsend/)
  const refuse = holdRefusal(unsendMessage)
  const question = await screen.findByRole('alertdialog')
  const reads = recordCalls(getFan)
  await user.click(within(question).getByRole('button', { name: /^Unsend/ }))
  await waitFor(() => expect(rows()).toHaveLength(count - 1))
  refuse()
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(count))
  // It may have been bought meanwhile.
  await waitFor(() => expect(reads).toHaveLength(1))
})

it('an offer that could not be sent at another price returns, and the form says why', async () => {
  const { user, count } = await open(/price/)
  const refuse = holdRefusal(replaceOffer)
  const form = await screen.findByRole('dialog')
  const price = within(form).getByRole('textbox')
  await user.clear(price)
  await user.type(price, '19{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(count - 1))
  refuse()
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(count))
})

it('a reminder is checked like any message: no word that the creator does not allow', async () => {
  const sent = recordCalls(bumpOffer)
  const { user } = await renderTool(<Offers />, 'manager')
  const [bump] = await screen.findAllByRole('button', { name: /^Bump/ })
  await user.click(bump as HTMLElement) // found
  const form = within(await screen.findByRole('dialog'))
  const [word] = seedRules(creatorById(SUBJECT.creatorId) ?? expect.fail('no creator')).avoidWords
  const rules = queryOf(getRulesForChatter, { creatorId: SUBJECT.creatorId })
  await waitFor(() => expect(queryClient.getQueryData(rules.queryKey)).toBeDefined())
  await user.type(form.getByRole('textbox'), `Still ${word}?`)
  await user.click(form.getByRole('button', { name: 'Bump' }))
  expect(await form.findByText(/This creator doesn't allow the word/)).toBeVisible()
  expect(sent).toEqual([])
})
