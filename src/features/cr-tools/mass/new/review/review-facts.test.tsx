import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { listFanLists } from '@/api/calls/chat/fan'
import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'
import { server } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../../../messages'
import { ReviewFacts } from './review-facts'

setUpBackend()

const CREATOR = 'creator-01'
const list = (listId: string, name: string) => ({ listId, name, memberCount: 3, isSmart: false })
const sold = (nth: number, change: object) => ({
  massMessageId: `mass-${nth}`,
  state: 'done',
  text: 'One',
  price: 900,
  sent: 100,
  revenue: 10_000,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

async function draw(plan: Partial<MassPlan>, past: object[] = []) {
  server.use(
    http.post(`*${listFanLists.path}`, () =>
      HttpResponse.json({ data: [list('list-1', 'Big spenders'), list('list-2', 'Quiet ones')] }),
    ),
    http.post(`*${listMassMessages.path}`, async ({ request }) => {
      const { limit } = (await request.json()) as { limit: number } // as the call has it
      return HttpResponse.json({ data: past.slice(0, limit), lastId: null })
    }),
  )
  const composer = new ComposerStore(CREATOR, undefined, { text: 'Hi', price: 900 })
  await renderTool(
    <ReviewFacts
      creatorId={CREATOR}
      currency="USD"
      plan={{ ...NEW_MASS_PLAN, filters: {}, ...plan }}
      versions={[composer.getContent()]}
      count={1000}
    />,
    'manager',
  )
  const said = async (name: string, value: string | RegExp) => {
    const row = (await screen.findByText(name)).parentElement ?? expect.fail('no row')
    return await within(row).findByText(value)
  }
  return { said }
}

it('describes the audience with every filter and the excluded lists', async () => {
  const { said } = await draw({
    exclude: ['list-2'],
    filters: {
      spendMin: 5000,
      lastActiveWithinDays: 1,
      capHours: 12,
      countryCodes: ['PL'],
      languages: ['pl'],
      joinedFrom: '2026-11-02T00:00:00.000Z',
      tier: 'basic',
      notSeenMassId: 'mass-1',
    },
  })
  expect(await said('Audience', 'All fans, filtered')).toBeVisible()
  await said('Exclude lists', '⁨Quiet ones⁩')
  await said('Min. spend', '$50.00')
  await said('Active in the last', '1 day')
  await said('No mass message in the last', '12 hours')
  await said('Countries', '⁨Poland⁩')
  await said('Languages', '⁨Polish⁩')
  await said('Joined between', /^⁨Nov \d, 2026⁩ – …$/)
  await said('Tier', 'Basic')
  await said("Only fans who haven't seen an earlier message", 'Yes')
})

it('names the lists and every schedule setting', async () => {
  const time = { time: 'at', at: '2026-11-25T19:30' } as const
  const plan = { include: ['list-1'], spreadMinutes: 60, autoUnsendHours: 1, skipActiveChats: false }
  const { said } = await draw({ ...plan, ...time })
  expect(await said('Audience', '⁨Big spenders⁩')).toBeVisible()
  await said('When', '⁨Nov 25, 2026, 7:30 PM⁩ (⁨Central European Time⁩)')
  await said('Spread over', '60 minutes')
  await said('Auto-unsend if unbought after', '1 hour')
  await said('Skip fans in an active chat', 'No')
  expect(screen.queryByText('Exclude lists')).toBeNull()
})

it('names each fan’s hour as it is planned, where the reader’s zone skips it', async () => {
  const { said } = await draw({ time: 'local', at: '2026-03-29T02:30' })
  expect(await said('When', "⁨Mar 29, 2026, 2:30 AM⁩, in each fan's time zone")).toBeVisible()
})

it('omits lists whose names are unknown instead of claiming all fans', async () => {
  const { said } = await draw({ include: ['list-1', 'list-9'] })
  await said('Audience', 'No data')
  expect(screen.queryByText(/All fans/)).toBeNull()
})

it('names the creator who sends; estimates from finished paid messages, however many free ones came later', async () => {
  focusCreator('staff-02', CREATOR)
  const free = Array.from({ length: 12 }, (_, nth) => sold(nth, { price: 0, revenue: 0 }))
  const { said } = await draw({}, [
    ...free,
    sold(20, { state: 'sending', revenue: 10 }),
    sold(21, {}),
    sold(22, { revenue: 20_000 }),
  ])
  expect(await said('Typical revenue', '$1,000 – $2,000')).toBeVisible()
  expect(await said('From', 'Mila Hart')).toBeVisible()
  // No cap applies once its field is empty.
  expect(await said('No mass message in the last', 'No limit')).toBeVisible()
})
