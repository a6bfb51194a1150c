import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { getCreatorRules, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { send } from '@/api/send'
import { server } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import CreatorsScreen from '../screens/creators'

setUpBackend()

const WORDS = 'Not with this creator.'

/** Refuses a call, naming one of its fields. */
const refuse = (path: string, field: string) =>
  server.use(
    http.post(`*/api/agency/creators/${path}`, () =>
      HttpResponse.json(
        { statusCode: 422, message: WORDS, fields: { [field]: { key: 'not_here', text: WORDS } } },
        { status: 422 },
      ),
    ),
  )

async function openTab(part: 'money' | 'rules' | 'notes') {
  const { user, unmount } = await renderTool(
    <CreatorsScreen />,
    'director',
    `/?creator=creator-01&part=${part}`,
  )
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  const field = (name: string | RegExp) => within(drawer).findByRole('textbox', { name })
  const press = (name: string) => user.click(within(drawer).getByRole('button', { name }))
  const write = async (into: HTMLElement, text: string) => {
    await user.clear(into)
    await user.type(into, text)
  }
  return { user, unmount, drawer, field, press, write }
}

describe('rates', () => {
  it('focus the one that is no percentage instead of saving', async () => {
    const { field, press, write } = await openTab('money')
    const tips = await field('Tips')
    await write(tips, '120')
    await press('Save rates')
    await waitForExpect(() => expect(tips).toHaveFocus())
    expect(tips).toBeInvalid()
    await write(tips, '12')
    await waitForExpect(() => expect(tips).toBeValid())
    await write(tips, '120')
    await waitForExpect(() => expect(tips).toBeInvalid())
  })

  it('show what the server refuses at the field that it names', async () => {
    refuse('update', 'passesRate')
    const { field, press, write } = await openTab('money')
    const fee = await field(/^Platform fee/)
    await write(fee, '25')
    await press('Save rates')
    await waitForExpect(() => expect(fee).toHaveAccessibleDescription(new RegExp(WORDS)))
    expect(hasUnsaved()).toBe(true)
    await press('Discard changes')
    await waitForExpect(() => expect(hasUnsaved()).toBe(false))
  })
})

describe('rules', () => {
  it('focus a maximum price below the minimum instead of saving it', async () => {
    const { field, press, write } = await openTab('rules')
    const least = await field('Minimum price')
    const most = await field('Maximum price')
    await write(most, '10')
    await write(least, '50')
    await waitForExpect(() => expect(most).toBeInvalid())
    await press('Save rules')
    await waitForExpect(() => expect(most).toHaveFocus())
    await write(least, '5')
    await waitForExpect(() => expect(most).toBeValid())
  })

  it('show what the server refuses at the field that it names', async () => {
    refuse('rules/update', 'replyTargetS')
    const { field, press, write } = await openTab('rules')
    const target = await field(/^Reply target/)
    await write(target, '7')
    await press('Save rules')
    await waitForExpect(() => expect(target).toHaveAccessibleDescription(new RegExp(WORDS)))
    expect(target).toHaveFocus()
  })

  it('keep what a colleague saved in other fields meanwhile', async () => {
    const creatorId = 'creator-01'
    const { field, press, write } = await openTab('rules')
    await write(await field(/^Tone/), 'Short lines')
    const before = await send(getCreatorRules, { creatorId })
    await send(updateCreatorRules, { ...before, avoidWords: ['beach'] })
    await press('Save rules')
    await waitForExpect(() => expect(hasUnsaved()).toBe(false))
    const after = await send(getCreatorRules, { creatorId })
    expect(after).toEqual({ ...before, avoidWords: ['beach'], tone: 'Short lines' })
    expect(await screen.findByText('beach')).toBeVisible()
  })
})

describe('what was typed is there after a reload', () => {
  it.each([
    ['money', 'Agency share', '41'],
    ['rules', /^Reply target/, '7'],
    ['notes', /^Short notes|^Notes/, 'Prefers mornings'],
  ] as const)('on the tab %s', async (part, name, text) => {
    const first = await openTab(part)
    await first.write(await first.field(name), text)
    first.unmount()
    expect(await (await openTab(part)).field(name)).toHaveValue(text)
  })
})

it('a discarded rate does not come back with the drawer', async () => {
  const { user, unmount, drawer, field, press, write } = await openTab('money')
  await write(await field('Agency share'), '41')
  await press('Close panel')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(Discard|Leave)/ }),
  )
  await waitForExpect(() => expect(drawer).not.toBeInTheDocument())
  unmount()
  expect(await (await openTab('money')).field('Agency share')).not.toHaveValue('41')
})
