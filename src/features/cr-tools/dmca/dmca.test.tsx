import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { getDmcaAgent, updateDmcaCase, withdrawDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../../tests/support/people'
import { loseAnswer } from '../../../../tests/support/lose-answer'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'
import { uploads } from '../media/uploads'

setUpBackend()

const PAGE = '/dmca'
const viktor = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(viktor, MILA))

const open = (address = PAGE) => renderApp(address, { as: 'manager' })
const table = () => screen.findByRole('table', { name: 'Cases' })
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name })

describe('/dmca', () => {
  it('reports the links among pasted lines, keeps invalid ones with errors; filters cases and opens one', async () => {
    const { user, address } = await open()
    await table()
    await user.click(screen.getByRole('button', { name: 'Report links' }))
    const dialog = await dialogOf('Report links')
    const links = within(dialog).getByRole('textbox', { name: 'Links' })
    await user.click(links)
    await user.paste(
      'https://leaks.example/a\nhello there\nleaks.example/a/\nhttps://fanleak.example/t/rooftop-full-set',
    )
    expect(await within(dialog).findByText('Line 2: not a web link')).toBeVisible()
    expect(within(dialog).getByText('Line 3: same as line 1')).toBeVisible()
    expect(await within(dialog).findByText('Line 4: already has a case')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Create cases' }))
    const original = within(dialog).getByRole('textbox', { name: 'Original' })
    await waitFor(() => expect(original).toHaveAccessibleDescription(/Enter which work/))
    await user.type(original, 'Rooftop')
    await user.click(within(dialog).getByRole('button', { name: 'Create cases' }))
    await waitFor(() =>
      expect(links).toHaveValue('hello there\nleaks.example/a/\nhttps://fanleak.example/t/rooftop-full-set'),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await within(await table()).findByRole('row', { name: /^leaks\.example, Rooftop/ })).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }))
    await waitFor(() => expect(address()).toBe(`${PAGE}?overdue=1`))
    const row = await within(await table()).findByRole('row', { name: /megamirror/ })
    expect(row).toHaveTextContent(/Overdue, 2 days ago/)
    await user.click(row)
    expect(await screen.findByRole('heading', { level: 1, name: /megamirror/ })).toBeVisible()
    await waitFor(() => expect(address()).toBe(`${PAGE}?overdue=1&case=case-1-3`))
    await user.click(screen.getByRole('button', { name: 'Back to cases' }))
    await waitFor(() => expect(address()).toBe(`${PAGE}?overdue=1`))
  })

  it('corrects the original, changes the owner, and sends a notice only with a signed oath', async () => {
    const { user } = await open(`${PAGE}?case=case-1-1`)
    await user.click(await screen.findByRole('button', { name: 'Edit original' }))
    const form = await dialogOf('Edit original')
    const title = within(form).getByRole('textbox', { name: 'Original' })
    await user.clear(title)
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Enter which work/))
    await user.type(title, 'Balcony at dusk')
    const link = within(form).getByRole('textbox', { name: 'Link to the original' })
    await user.clear(link)
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    // The template names it, too.
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the notice' }).value).toMatch(
        /Work: Balcony at dusk/,
      ),
    )

    const owner = await screen.findByRole('button', { name: /Owner$/ })
    await user.click(owner)
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    const other = names.find((name) => !owner.textContent.includes(name)) ?? ''
    await world.setFaults({ mode: 'fail', status: 500, only: updateDmcaCase.path })
    await user.click(screen.getByRole('option', { name: other }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Owner$/ })).toHaveAccessibleDescription(/\S/),
    )
    await world.setFaults({ mode: 'none', only: null })
    await user.click(screen.getByRole('button', { name: /Owner$/ }))
    await user.click(await screen.findByRole('option', { name: other }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Owner$/ })).toHaveTextContent(other))

    const text = await screen.findByRole('textbox', { name: 'Text of the notice' })
    expect((text as HTMLTextAreaElement).value).toMatch(/on behalf of Mila Hart/)
    await user.click(screen.getByRole('button', { name: 'Send notice' }))
    const dialog = await dialogOf(/^Send notice to/)
    await user.click(within(dialog).getByRole('button', { name: 'Send notice' }))
    const oath = within(dialog).getByRole('checkbox', { name: /penalty of perjury/ })
    await waitFor(() => expect(oath).toHaveAccessibleDescription(/must swear/))
    await user.click(oath)
    await user.type(within(dialog).getByRole('textbox', { name: 'Signature' }), 'Mila Hart')
    await user.click(within(dialog).getByRole('button', { name: 'Send notice' }))
    expect(await screen.findByText('Notice sent')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Text of the notice' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to cases' }))
    expect((await within(await table()).findAllByText(other)).length).toBeGreaterThan(0)
  })

  it('loads the template again on demand; shows a capture, and why another was not uploaded', async () => {
    await world.transact(() => (world.state.accounts[VIKTOR] = { censorshipLevel: 2 }))
    await world.setFaults({ mode: 'fail', status: 403, only: getDmcaAgent.path })
    uploads.add('dmca:case-1-1', MILA, [new File([], 'page.png', { type: 'image/png' })])
    const { user } = await open(`${PAGE}?case=case-1-1`)
    await screen.findByText("Couldn't load the template.")
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('textbox', { name: 'Text of the notice' })).toBeVisible()

    expect(await screen.findByText('This file is empty.')).toBeVisible()
    screen.getByRole('button', { name: /^Dismiss .*page\.png/ }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Add capture' })).toHaveFocus()

    await user.click(await screen.findByRole('button', { name: /^Show .*capture-1/ }))
    await user.click(screen.getByRole('button', { name: /^Open .*capture-1/ }))
    const viewer = await dialogOf('Media')
    expect(within(viewer).getByText(/^[0-9a-f]{64}$/)).toBeVisible()
    expect(within(viewer).getByText(/^Taken /)).toBeVisible()
  })

  it("records the host's response, logs a note once though its answer is lost, and writes in the site's language", async () => {
    const { user, router } = await open(`${PAGE}?case=case-1-3`)
    await user.click(await screen.findByRole('button', { name: 'Record answer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Content was removed' }))
    const dialog = await dialogOf('Content was removed')
    await user.click(within(dialog).getByRole('button', { name: 'Record' }))
    expect(await screen.findByText('Content removed')).toBeVisible()
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await user.type(note, 'Checked')
    loseAnswer(updateDmcaCase.path)
    const add = screen.getByRole('button', { name: 'Add note' })
    await user.click(add)
    await screen.findByText(/connection|server/i, { selector: '[role=alert] *' })
    await user.click(add)
    await waitFor(() => expect(note).toHaveValue(''))
    expect(screen.getAllByText('Checked', { selector: 'p' })).toHaveLength(1)

    await act(() => router.navigate(`${PAGE}?case=case-1-2`))
    const text = await screen.findByRole('textbox', { name: 'Text of the notice' })
    expect(text).toHaveAttribute('lang', 'de')
    expect((text as HTMLTextAreaElement).value).toMatch(/im Namen von Mila Hart/)
    // The host reads the date, too.
    expect((text as HTMLTextAreaElement).value).toMatch(/\d{1,2}\. November 2026/)
    expect(screen.getByRole('button', { name: 'Send notice' })).toHaveAccessibleDescription(
      'Add a capture first.',
    )
    await user.type(text, ' Danke.')
    expect(screen.getByRole('button', { name: 'Save notice' })).not.toHaveAttribute('aria-disabled')
  })

  it('shows what a colleague has done with the case, once the answer of the host can no longer be recorded', async () => {
    const { user } = await open(`${PAGE}?case=case-1-3`)
    await user.click(await screen.findByRole('button', { name: 'Record answer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Content was removed' }))
    const dialog = await dialogOf('Content was removed')
    await send(withdrawDmcaCase, { caseId: 'case-1-3', note: 'Licensed after all' }, { creatorId: MILA })
    await user.click(within(dialog).getByRole('button', { name: 'Record' }))
    expect(await screen.findByText('Licensed after all')).toBeInTheDocument()
  })

  it('is read-only without edit permission', async () => {
    const { user } = await renderApp(PAGE, {
      as: 'manager',
      before: () => world.transact(() => void (world.state.permissions[VIKTOR] = { dmca: 'view' })),
    })
    await table()
    expect(screen.getByRole('button', { name: 'Report links' })).toHaveAccessibleDescription(
      /Ask an agency manager/,
    )
    await user.click(screen.getByRole('button', { name: 'Rights holder' }))
    const dialog = await dialogOf('Rights holder')
    expect(await within(dialog).findByText('Mila Hart')).toBeVisible()
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(await within(await table()).findByRole('row', { name: /megamirror/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /megamirror/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Owner$/ })).not.toBeInTheDocument()
  })
})
