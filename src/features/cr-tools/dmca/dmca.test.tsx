import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { getDmcaAgent, updateDmcaCase } from '@/api/calls/creator/dmca'
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
  it('filters cases by the URL and opens one', async () => {
    const { user, address } = await open()
    await table()
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

  it('reports the links among pasted lines and keeps invalid lines with their errors', async () => {
    const { user } = await open()
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
  })

  it("sends a notice only with the rights holder's signed oath", async () => {
    const { user } = await open(`${PAGE}?case=case-1-1`)
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
  })

  it("writes the notice in the site's language", async () => {
    const { user } = await open(`${PAGE}?case=case-1-2`)
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

  it('corrects the original, with errors under their fields', async () => {
    const { user } = await open(`${PAGE}?case=case-1-1`)
    await user.click(await screen.findByRole('button', { name: 'Edit original' }))
    const dialog = await dialogOf('Edit original')
    const title = within(dialog).getByRole('textbox', { name: 'Original' })
    await user.clear(title)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Enter which work/))
    await user.type(title, 'Balcony at dusk')
    const link = within(dialog).getByRole('textbox', { name: 'Link to the original' })
    await user.clear(link)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    // The template names it, too.
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the notice' }).value).toMatch(
        /Work: Balcony at dusk/,
      ),
    )
  })

  it('gives a case to a colleague who may edit takedowns', async () => {
    const { user } = await open(`${PAGE}?case=case-1-1`)
    const owner = await screen.findByRole('button', { name: /Owner$/ })
    await user.click(owner)
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    const other = names.find((name) => !owner.textContent.includes(name)) ?? ''
    await user.click(screen.getByRole('option', { name: other }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Owner$/ })).toHaveTextContent(other))
    await user.click(screen.getByRole('button', { name: 'Back to cases' }))
    expect((await within(await table()).findAllByText(other)).length).toBeGreaterThan(0)
  })

  it('shows a capture first, then opens it with its hash and date', async () => {
    await world.transact(() => (world.state.accounts[VIKTOR] = { censorshipLevel: 2 }))
    const { user } = await open(`${PAGE}?case=case-1-1`)
    await user.click(await screen.findByRole('button', { name: /^Show .*capture-1/ }))
    await user.click(screen.getByRole('button', { name: /^Open .*capture-1/ }))
    const viewer = await dialogOf('Media')
    expect(within(viewer).getByText(/^[0-9a-f]{64}$/)).toBeVisible()
    expect(within(viewer).getByText(/^Taken /)).toBeVisible()
  })

  it('says why a capture was not uploaded, and passes the focus on once that is dismissed', async () => {
    uploads.add('dmca:case-1-1', MILA, [new File([], 'page.png', { type: 'image/png' })])
    const { user } = await open(`${PAGE}?case=case-1-1`)
    expect(await screen.findByText('This file is empty.')).toBeVisible()
    screen.getByRole('button', { name: /^Dismiss .*page\.png/ }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Add capture' })).toHaveFocus()
  })

  it("records the host's response and adds notes", async () => {
    const { user } = await open(`${PAGE}?case=case-1-3`)
    await user.click(await screen.findByRole('button', { name: 'Record answer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Content was removed' }))
    const dialog = await dialogOf('Content was removed')
    await user.click(within(dialog).getByRole('button', { name: 'Record' }))
    expect(await screen.findByText('Content removed')).toBeVisible()
    const note = screen.getByRole('textbox', { name: 'Note' })
    await user.type(note, 'Checked twice')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Checked twice', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(note).toHaveValue(''))
  })

  it('logs a note once, also when its answer is lost and it is added again', async () => {
    const { user } = await open(`${PAGE}?case=case-1-3`)
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await user.type(note, 'Checked twice')
    loseAnswer(updateDmcaCase.path)
    const add = screen.getByRole('button', { name: 'Add note' })
    await user.click(add)
    await screen.findByText(/connection|server/i, { selector: '[role=alert] *' })
    await user.click(add)
    await waitFor(() => expect(note).toHaveValue(''))
    expect(screen.getAllByText('Checked twice', { selector: 'p' })).toHaveLength(1)
  })

  it('says beside the owner why the change was refused', async () => {
    const { user } = await open(`${PAGE}?case=case-1-1`)
    const owner = await screen.findByRole('button', { name: /Owner$/ })
    await user.click(owner)
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await world.setFaults({ mode: 'fail', status: 500, only: updateDmcaCase.path })
    await user.click(
      screen.getByRole('option', { name: names.find((name) => !owner.textContent.includes(name)) ?? '' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Owner$/ })).toHaveAccessibleDescription(/\S/),
    )
  })

  it("loads the notice's template again on demand", async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: getDmcaAgent.path })
    const { user } = await open(`${PAGE}?case=case-1-1`)
    await screen.findByText("Couldn't load the template.")
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('textbox', { name: 'Text of the notice' })).toBeVisible()
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
