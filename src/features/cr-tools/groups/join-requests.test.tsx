import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { decideGroupRequest, listGroupRequests } from '@/api/calls/chat/groups'
import { server } from '@/mocks/node'

import {
  recordAnswers,
  findButton,
  JOINED_AT,
  renderGroups,
  MEMBERS_PATH,
  setUpGroups,
} from '../../../../tests/support/render/render-groups'

setUpGroups()

const request = (requestId: string, userId: string) => ({ requestId, userId, at: JOINED_AT, text: null })

describe('join requests', () => {
  it('accepts and declines join requests', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    await user.click(await screen.findByRole('button', { name: /^Accept \u2068\w/ })) // once its name has loaded
    await waitFor(() =>
      expect(askedOf(decideGroupRequest)).toEqual([{ channelId: 'g1', requestIds: ['r1'], accept: true }]),
    )
  })

  it('passes the focus on to the next join request after each decision', async () => {
    recordAnswers()
    let data = [request('r1', 'fan-3'), request('r2', 'fan-4'), request('r3', 'fan-5')]
    server.use(
      http.post(`*${listGroupRequests.path}`, () => HttpResponse.json({ data, lastId: null })),
      http.post(`*${decideGroupRequest.path}`, () => {
        data = data.slice(1)
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    const buttons = (name: RegExp) => screen.getAllByRole('button', { name })
    await waitFor(() => expect(buttons(/^Accept \u2068\w/)).toHaveLength(3)) // once the names have loaded
    const [, second, third] = buttons(/^Accept \u2068\w/)
    await user.click(buttons(/^Decline/)[0] as HTMLElement) // there are three
    await waitFor(() => expect(second).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(third).toHaveFocus())
  })

  it('keeps each decision busy until its answer, and says which failed', async () => {
    recordAnswers()
    const first = Promise.withResolvers<void>()
    server.use(
      http.post(`*${listGroupRequests.path}`, () =>
        HttpResponse.json({ data: [request('r1', 'fan-3'), request('r2', 'fan-4')], lastId: null }),
      ),
      http.post(`*${decideGroupRequest.path}`, async ({ request: sent }) => {
        const { requestIds } = (await sent.json()) as { requestIds: string[] } // as the call has it
        if (!requestIds.includes('r1')) return await new Promise<never>(() => undefined)
        await first.promise
        return HttpResponse.json({ statusCode: 500 }, { status: 500 })
      }),
    )
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    const declines = () => screen.findAllByRole('button', { name: /^Decline \u2068\w/ })
    await waitFor(async () => expect(await declines()).toHaveLength(2)) // once the names have loaded
    const [one, two] = (await declines()) as [HTMLElement, HTMLElement]
    await user.click(one)
    await user.click(two)
    expect(one).toHaveAttribute('aria-busy', 'true')
    expect(two).toHaveAttribute('aria-busy', 'true')
    first.resolve()
    expect(await screen.findByText(/^Nothing changed/)).toBeVisible()
    await waitFor(() => expect(one).not.toHaveAttribute('aria-busy'))
    expect(two).toHaveAttribute('aria-busy', 'true')
  })

  it('loads the requests again when a colleague has decided one meanwhile', async () => {
    recordAnswers()
    let data = [request('r1', 'fan-3'), request('r2', 'fan-4'), request('r3', 'fan-5')]
    server.use(
      http.post(`*${listGroupRequests.path}`, () => HttpResponse.json({ data, lastId: null })),
      http.post(`*${decideGroupRequest.path}`, () => {
        data = data.slice(1)
        return HttpResponse.json({ statusCode: 409, message: 'already_decided' }, { status: 409 })
      }),
    )
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    await user.click(await findButton('Accept all 3 requests'))
    expect(await findButton('Accept all 2 requests')).toBeVisible()
    expect(screen.getAllByText(/^Nothing changed/)).not.toEqual([])
  })

  it('counts the loaded join requests with a plus while there are more', async () => {
    recordAnswers()
    const data = [request('r1', 'fan-3'), request('r2', 'fan-4')]
    server.use(http.post(`*${listGroupRequests.path}`, () => HttpResponse.json({ data, lastId: 'r2' })))
    await renderGroups(MEMBERS_PATH)
    expect(await screen.findByRole('tab', { name: /^Requests.*2\+/ })).toBeVisible()
  })

  it('passes the focus on after all join requests are accepted', async () => {
    recordAnswers()
    let data = [request('r1', 'fan-3'), request('r2', 'fan-4')]
    server.use(
      http.post(`*${listGroupRequests.path}`, () => HttpResponse.json({ data, lastId: null })),
      http.post(`*${decideGroupRequest.path}`, () => {
        data = []
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    await user.click(await findButton('Accept all 2 requests'))
    await screen.findByText('No requests')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})
