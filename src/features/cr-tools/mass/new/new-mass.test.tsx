import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { countAudience, sendMassMessage } from '@/api/calls/chat/mass-messages'
import { server } from '@/mocks/node'
import { saveLocalDraft } from '@/services/storage/drafts'
import { hasUnsaved } from '@/services/page/unsaved'

import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { newMassDraftKeys } from '../mass-form-start'
import { NewMass } from './new-mass'

setUpBackend()

const TAKEN = { massMessageId: 'mass-1', state: 'queued', sent: 0, total: 3 }

/** Idempotency keys of the requests, the number of fans, and the mocked answer. */
let keys: unknown[]
let sent: object[]
let reached: number
let answer: () => Promise<Response>

beforeEach(() => {
  keys = []
  sent = []
  reached = 3
  answer = async () => HttpResponse.json(TAKEN)
  server.use(
    http.post(`*${countAudience.path}`, () => HttpResponse.json({ count: reached, dropped: [], sample: [] })),
    http.post(`*${sendMassMessage.path}`, async ({ request }) => {
      const body = (await request.json()) as { clientId: unknown } // as the call has it
      sent.push(body)
      keys.push(body.clientId)
      return answer()
    }),
  )
})

// Query each time, as a re-render may replace the button.
const review = () => screen.getByRole('button', { name: 'Review and send' })

async function draw() {
  const onSent = vi.fn()
  const view = await renderTool(<NewMass creatorId={MILA} onSent={onSent} />, 'manager')
  const box = await screen.findByRole('textbox', { name: 'Message' })
  const lookOver = async () => {
    await waitFor(() => expect(review()).not.toHaveAttribute('aria-disabled'))
    await view.user.click(review())
    return await screen.findByRole('button', { name: 'Send to 3 fans' })
  }
  const write = async (text: string, into = box) => {
    await view.user.click(into)
    await view.user.paste(text)
  }
  const press = async () => view.user.click(await lookOver())
  return { ...view, box, onSent, lookOver, press, write }
}

describe('new mass message', () => {
  it('reuses its idempotency key after a lost response, at once and after a reload; the next message gets another', async () => {
    answer = async () => HttpResponse.error()
    const before = await draw()
    await before.write('To all of you')
    await before.press()
    const refused = () =>
      within(screen.getByRole('dialog')).findByText('There was an issue contacting the server', {
        selector: '[role=alert] *',
      })
    expect(await refused()).toBeVisible()
    await before.user.click(screen.getByRole('button', { name: 'Send to 3 fans' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(await refused()).toBeVisible()
    before.unmount()

    answer = async () => HttpResponse.json(TAKEN)
    const again = await draw()
    expect(again.box).toHaveValue('To all of you')
    await again.press()
    await waitFor(() => expect(again.onSent).toHaveBeenCalledWith('sent'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    again.unmount()

    const next = await draw()
    expect(next.box).toHaveValue('')
    await next.write('Another')
    await next.press()
    await waitFor(() => expect(next.onSent).toHaveBeenCalled())
    expect(keys[3]).not.toBe(keys[0])
  })

  it('reports what was sent when the text changed after a lost response, and keeps the change', async () => {
    answer = async () => HttpResponse.error()
    const before = await draw()
    await before.write('To all of you')
    await before.press()
    const review = await screen.findByRole('dialog')
    await within(review).findByText(/./, { selector: '[role=alert] *' })
    await before.user.click(screen.getByRole('button', { name: 'Back to editing' }))
    await before.user.type(before.box, '!')

    answer = async () =>
      HttpResponse.json({ statusCode: 409, message: { key: 'mass_sent_before', text: '' } }, { status: 409 })
    await before.press()
    expect(await screen.findByText(/^The original message was already sent/)).toBeVisible()
    expect(keys[1]).toBe(keys[0])
    expect(before.onSent).not.toHaveBeenCalled()
    // No send button: another click would send a second message.
    expect(screen.queryByRole('button', { name: 'Send to 3 fans' })).toBeNull()
    await before.user.click(screen.getByRole('link', { name: 'Sent' }))
    expect(screen.getByText('/?tab=sent')).toBeVisible()
    before.unmount()

    answer = async () => HttpResponse.json(TAKEN)
    const again = await draw()
    expect(again.box).toHaveValue('To all of you!')
    await again.press()
    await waitFor(() => expect(again.onSent).toHaveBeenCalledWith('sent'))
    expect(keys[2]).not.toBe(keys[0])
  })

  it('can be sent after a failed send and another review, and the next counts its fans again', async () => {
    answer = async () =>
      HttpResponse.json({ statusCode: 409, message: { key: 'mass_sent_before', text: '' } }, { status: 409 })
    const { user, press, onSent, write } = await draw()
    await write('To all of you')
    await press()
    await screen.findByText(/^The original message was already sent/)
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    answer = async () => {
      // They may get no other one so soon.
      reached = 0
      return HttpResponse.json(TAKEN)
    }
    await press()
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('sent'))
    await waitFor(() =>
      expect(screen.getByText('fans will receive it').parentElement).toHaveTextContent(/^0 fans/),
    )
  })

  it('waits for the recipient count before review', async () => {
    const counted = Promise.withResolvers<Response>()
    server.use(http.post(`*${countAudience.path}`, () => counted.promise))
    const { user, write } = await draw()
    await write('To all of you')
    await waitFor(() => expect(review()).toHaveAccessibleDescription(/^Counting fans/))
    await user.click(review())
    expect(screen.queryByRole('dialog')).toBeNull()
    counted.resolve(HttpResponse.json({ statusCode: 403 }, { status: 403 }))
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(review()).toHaveAccessibleDescription(/^Counting fans/)
    server.use(
      http.post(`*${countAudience.path}`, () => HttpResponse.json({ count: 3, dropped: [], sample: [] })),
    )
    await user.click(again)
    await waitFor(() => expect(review()).not.toHaveAttribute('aria-disabled'))
  })

  it('counts the fans again for the review, as a colleague may have filled a list', async () => {
    const { user, write, lookOver } = await draw()
    await write('To all of you')
    await lookOver()
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    reached = 5
    await user.click(review())
    expect(await screen.findByRole('button', { name: 'Send to 5 fans' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    reached = 0
    await user.click(review())
    await waitFor(() => expect(review()).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('blocks braces that a fan would read, and shows the fallbacks of variables', async () => {
    const { box, user, lookOver, write } = await draw()
    await write('Hi {name}, {plan}! {country}')
    const words = /^Some fans have no ⁨plan⁩ and ⁨country⁩\./
    await waitFor(() => expect(review()).toHaveAccessibleDescription(words))
    expect(screen.getByText(words, { selector: '[role=status] *' })).toBeVisible()
    await user.click(review())
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.clear(box)
    await write('Hi {name}, {plan|see you}! {country|}')
    const sendIt = await lookOver()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('We never have a value for ⁨plan⁩: every fan sees “⁨see you⁩”')).toBeVisible()
    expect(dialog.getByText('Fans without ⁨country⁩ see a blank')).toBeVisible()
    await user.click(sendIt)
    const text = 'Hi {name}, {plan|see you}! {country|}'
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ message: expect.objectContaining({ text }) })]),
    )
  })

  it('sends two versions as typed, or shows why it cannot', async () => {
    const { user, lookOver, write } = await draw()
    await write('One')
    await user.click(screen.getByRole('switch', { name: 'A/B test' }))
    await write('Two', await screen.findByRole('textbox', { name: 'Version B' }))
    const share = screen.getByRole('textbox', { name: 'Test size per version' })
    const hours = screen.getByRole('textbox', { name: 'Pick winner after' })
    await user.clear(share)
    await user.type(share, '50')
    await user.clear(hours)
    expect(share).toHaveValue('50')
    await waitFor(() => expect(share).toHaveAccessibleDescription(/between 10% and 20%/))
    expect(hours).toHaveAccessibleDescription(/at least one hour/)
    expect(screen.getByRole('button', { name: 'Review and send' })).toHaveAttribute('aria-disabled')
    await user.clear(share)
    await user.type(share, '15')
    await user.type(hours, '6')
    const sendIt = await lookOver()
    expect(within(screen.getByRole('dialog')).getByText('15% each, winner after 6 hours')).toBeVisible()
    await user.click(sendIt)
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ variants: { share: 15, decideAfterHours: 6 } }))
  })

  it('reads numbers in any digits, and never sends without a filter that it cannot read', async () => {
    const { user, lookOver, write } = await draw()
    await write('One')
    const least = screen.getByRole('textbox', { name: 'Min. spend' })
    const days = screen.getByRole('textbox', { name: 'Bought in the last' })
    await user.type(least, '1e5')
    await user.type(days, '١٢')
    await waitFor(() => expect(least).toHaveAccessibleDescription('Enter a number, or leave it empty.'))
    expect(least).toHaveValue('1e5')
    expect(days).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('button', { name: 'Review and send' })).toHaveAttribute('aria-disabled')
    await user.clear(least)
    await user.type(least, '1,5')
    const sendIt = await lookOver()
    await user.click(sendIt)
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ filters: { spendMin: 150, boughtWithinDays: 12 } }),
    )
  })

  it('counts recipients by the media of both versions during an A/B test', async () => {
    const counted: { mediaIds: string[]; secondMediaIds?: string[] }[] = []
    server.use(
      http.post(`*${countAudience.path}`, async ({ request }) => {
        counted.push((await request.json()) as (typeof counted)[number]) // as the call has it
        return HttpResponse.json({ count: 3, dropped: [], sample: [] })
      }),
    )
    const { first, second } = newMassDraftKeys(MILA)
    const withMedia = (mediaId: string) => ({ media: [{ mediaId, kind: 'image', url: '/a', waveform: [] }] })
    saveLocalDraft(VIKTOR, first, withMedia('media-1-1'))
    saveLocalDraft(VIKTOR, second, withMedia('media-1-2'))
    const { user } = await draw()
    await waitFor(() => expect(counted.at(-1)?.mediaIds).toEqual(['media-1-1']))
    expect(counted.at(-1)?.secondMediaIds).toBeUndefined()
    await user.click(screen.getByRole('switch', { name: 'A/B test' }))
    await waitFor(() => expect(counted.at(-1)?.secondMediaIds).toEqual(['media-1-2']))
  })

  it('cannot close while sending, and is cleared even after the user leaves the form', async () => {
    const taken = Promise.withResolvers<Response>()
    answer = () => taken.promise
    const before = await draw()
    await before.write('To all of you')
    await before.press()
    await waitFor(() => expect(keys).toHaveLength(1))
    await before.user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back to editing' })).toBeNull()
    expect(hasUnsaved()).toBe(true)
    before.unmount()
    await act(async () => taken.resolve(HttpResponse.json(TAKEN)))
    await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('To all of you'))
    expect((await draw()).box).toHaveValue('')
  })
})
