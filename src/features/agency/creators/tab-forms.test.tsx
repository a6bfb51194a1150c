import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { getCreatorRules, updateAgencyCreator, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { send } from '@/api/send'
import { hasUnsaved, useUnsavedQuestion } from '@/services/page/unsaved'

import { setUpBackend, signIn } from '../../../../tests/support/render/backend'
import { answerCall, refuseCall } from '../../../../tests/support/render/calls'
import { openCreatorDrawer } from '../../../../tests/support/render/render-creator-drawer'

setUpBackend()

const WORDS = 'Not with this creator.'

/** Refuses a call once, naming one of its fields. */
const refuse = (call: Call, field: string) =>
  refuseCall(call, {
    status: 422,
    message: WORDS,
    fields: { [field]: { key: 'not_here', text: WORDS } },
    times: 1,
  })

const asked: string[] = []

/** Answers each question about unsaved work: stay. */
function Question() {
  const pending = useUnsavedQuestion()
  useEffect(() => {
    if (!pending) return
    asked.push(pending.question)
    pending.answer(false)
  }, [pending])
  return null
}

describe('rates', () => {
  it('focus the one that is no percentage instead of saving, and the one that the server refuses', async () => {
    refuse(updateAgencyCreator, 'passesRate')
    const { field, press, write } = await openCreatorDrawer('director', 'money')
    const tips = await field('Tips')
    await write(tips, '120')
    await press('Save rates')
    await waitFor(() => expect(tips).toHaveFocus())
    expect(tips).toBeInvalid()
    await write(tips, '12')
    await waitFor(() => expect(tips).toBeValid())
    await write(tips, '120')
    await waitFor(() => expect(tips).toBeInvalid())
    await write(tips, '12')
    await press('Save rates')
    const fee = await field(/^Platform fee/)
    await waitFor(() => expect(fee).toHaveAccessibleDescription(new RegExp(WORDS)))
    expect(hasUnsaved()).toBe(true)
    await press('Discard changes')
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  it('keep what was typed on another tab and through a reload, until it is discarded', async () => {
    const first = await openCreatorDrawer('director', 'money', <Question />)
    await first.write(await first.field('Agency share'), '41')
    await first.user.click(within(first.drawer).getByRole('tab', { name: 'Rules' }))
    await waitFor(() => expect(asked).toEqual(['change_tabs']))
    expect(within(first.drawer).getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true')
    expect(await first.field('Agency share')).toHaveValue('41')
    first.unmount()
    const again = await openCreatorDrawer('director', 'money')
    expect(await again.field('Agency share')).toHaveValue('41')
    await again.press('Close panel')
    await again.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(Discard|Leave)/ }),
    )
    await waitFor(() => expect(again.drawer).not.toBeInTheDocument())
    again.unmount()
    const last = await openCreatorDrawer('director', 'money')
    expect(await last.field('Agency share')).not.toHaveValue('41')
  })
})

describe('rules', () => {
  it('focus a maximum price below the minimum instead of saving, and what the server refuses', async () => {
    refuse(updateCreatorRules, 'replyTargetS')
    const { field, press, write } = await openCreatorDrawer('director', 'rules')
    const least = await field('Minimum price')
    const most = await field('Maximum price')
    await write(most, '10')
    await write(least, '50')
    await waitFor(() => expect(most).toBeInvalid())
    await press('Save rules')
    await waitFor(() => expect(most).toHaveFocus())
    await write(least, '5')
    await waitFor(() => expect(most).toBeValid())
    await press('Save rules')
    const target = await field(/^Reply target/)
    await waitFor(() => expect(target).toHaveAccessibleDescription(new RegExp(WORDS)))
    expect(target).toHaveFocus()
  })

  it('leave Enter to an input method that composes a word to avoid', async () => {
    const { field } = await openCreatorDrawer('director', 'rules')
    const words = await field('Words to avoid')
    fireEvent.change(words, { target: { value: 'さけ' } })
    fireEvent.keyDown(words, { key: 'Enter', keyCode: 229 })
    expect(words).toHaveValue('さけ')
    fireEvent.keyDown(words, { key: 'Enter' })
    expect(words).toHaveValue('')
  })

  it('show prices in the currency of the rules', async () => {
    await signIn('director')
    const rules = await send(getCreatorRules, { creatorId: 'creator-01' })
    answerCall(getCreatorRules, { ...rules, priceMin: 500, currency: 'EUR' })
    const { drawer } = await openCreatorDrawer('director', 'rules')
    expect(await within(drawer).findByText(/€5\.00/)).toBeVisible()
  })

  it('keep what was typed through a reload, and what a colleague saved in other fields meanwhile', async () => {
    const creatorId = 'creator-01'
    const first = await openCreatorDrawer('director', 'rules')
    await first.write(await first.field(/^Tone/), 'Short lines')
    first.unmount()
    const { field, press } = await openCreatorDrawer('director', 'rules')
    expect(await field(/^Tone/)).toHaveValue('Short lines')
    const before = await send(getCreatorRules, { creatorId })
    await send(updateCreatorRules, { ...before, avoidWords: ['beach'] })
    await press('Save rules')
    await waitFor(() => expect(hasUnsaved()).toBe(false))
    const after = await send(getCreatorRules, { creatorId })
    expect(after).toEqual({ ...before, avoidWords: ['beach'], tone: 'Short lines' })
    expect(await screen.findByText('beach')).toBeVisible()
  })
})

it('notes that were typed are there after a reload', async () => {
  const first = await openCreatorDrawer('director', 'notes')
  await first.write(await first.field(/^Short notes|^Notes/), 'Prefers mornings')
  first.unmount()
  const again = await openCreatorDrawer('director', 'notes')
  expect(await again.field(/^Short notes|^Notes/)).toHaveValue('Prefers mornings')
})
