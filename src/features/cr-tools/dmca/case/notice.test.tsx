import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getDmcaCase, submitDmcaCase, updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

const CASE = { caseId: 'case-1-1' }
const creatorId = MILA
beforeEach(() => focusCreator(VIKTOR, MILA))
afterEach(() => vi.restoreAllMocks())

const notice = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the notice' })

async function openNotice() {
  const view = await renderApp(`/dmca?case=${CASE.caseId}`, { as: 'manager' })
  await view.user.type(await notice(), ' Mine.')
  return view
}

/** Saves the notice as a colleague. */
async function saveTheirs(text: string) {
  const { noticeVersion } = await send(getDmcaCase, CASE, { creatorId })
  await send(updateDmcaCase, { ...CASE, notice: text, noticeVersion }, { creatorId })
}

describe('the notice being written', () => {
  it('stays, with its focus, while the connection is lost', async () => {
    const { user } = await openNotice()
    const text = await notice()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save notice' })).toHaveAccessibleDescription(/offline/),
    )
    expect(text).toHaveFocus()
    await user.type(text, '!')
    expect((await notice()).value).toMatch(/ Mine\.!$/)
  })

  it("is not saved over a colleague's before the user chooses", async () => {
    const { user } = await openNotice()
    await saveTheirs('Theirs')
    await user.click(screen.getByRole('button', { name: 'Save notice' }))
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    await waitFor(async () => expect(await notice()).toHaveValue('Theirs'))
    expect((await send(getDmcaCase, CASE, { creatorId })).notice).toBe('Theirs')
  })

  it('gives way to the sent one when a colleague has sent the case', async () => {
    const { user } = await openNotice()
    const oath = { notice: 'Sent by them', isSworn: true, signature: 'Mila Hart' }
    await send(submitDmcaCase, { ...CASE, ...oath }, { creatorId })
    await user.click(screen.getByRole('button', { name: 'Save notice' }))
    expect(await screen.findByText('Sent by them')).toBeVisible()
    expect(screen.queryByText('Someone else edited this')).toBeNull()
  })

  it('stays when the language is changed, which says that it translates nothing', async () => {
    const { user } = await openNotice()
    await user.click(screen.getByRole('button', { name: /Language of the notice$/ }))
    await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
    await waitFor(async () => expect(await notice()).toHaveAttribute('lang', 'de'))
    expect((await notice()).value).toMatch(/ Mine\.$/)
    await user.click(screen.getByRole('button', { name: 'Save notice' }))
    expect(await screen.findByText(/was edited by hand/)).toBeVisible()
  })
})
