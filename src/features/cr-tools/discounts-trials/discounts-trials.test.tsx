import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { storeList } from '@/mocks/rules/lists/stored-lists'
import { discountsOf, saveDiscount } from '@/mocks/rules/offers/discounts'
import { saveLink, storedLinks } from '@/mocks/rules/offers/tracking-links'
import { saveTrial, trialsOf } from '@/mocks/rules/offers/trials'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/discounts-trials'
const creator = creatorById(MILA) ?? expect.fail('no creator')
beforeEach(() => focusCreator(VIKTOR, MILA))

const table = (name: string) => screen.findByRole('table', { name })
const rowOf = async (inTable: string, name: RegExp) =>
  within(await table(inTable)).findByRole('row', { name })

type User = Awaited<ReturnType<typeof renderApp>>['user']
const open = (address = PAGE) => renderApp(address, { as: 'manager' })

async function choose(user: User, row: HTMLElement, what: string) {
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name })
const fieldOf = (dialog: HTMLElement, name: string) => within(dialog).getByRole('textbox', { name })

describe('/discounts-trials, discounts', () => {
  it('creates one after showing which fields are missing, and which other the same fans would get', async () => {
    const { user } = await open()
    await table('Discounts')
    await user.click(screen.getByRole('button', { name: 'New discount' }))
    const dialog = await dialogOf('New discount')
    const create = within(dialog).getByRole('button', { name: 'Create discount' })
    await user.click(create)
    await waitFor(() => expect(fieldOf(dialog, 'Name')).toHaveFocus())
    expect(fieldOf(dialog, 'Discount')).toHaveAccessibleDescription(/whole number from 1 to 100/)
    await user.type(fieldOf(dialog, 'Name'), 'Spring')
    await user.type(fieldOf(dialog, 'Discount'), '20')
    await user.click(create)
    expect(await within(dialog).findByText(/The same fans would get .*Thank you, regulars/)).toBeVisible()
    await user.type(fieldOf(dialog, 'Code'), 'winter50')
    await user.click(create)
    await waitFor(() => expect(fieldOf(dialog, 'Code')).toHaveAccessibleDescription(/uses this code/))
    await user.clear(fieldOf(dialog, 'Code'))
    await user.type(fieldOf(dialog, 'Code'), 'spring-20')
    expect(within(dialog).getByRole('region', { name: 'What fans see' })).toHaveTextContent(
      /20% off all tiers.*SPRING-20/,
    )
    await user.click(create)
    const row = await rowOf('Discounts', /Spring/)
    expect(row).toHaveTextContent('SPRING-20')
    expect(row).toHaveTextContent('Active')
  })

  it('locks the deal of an active one, keeps what a colleague has changed, and ends one on demand', async () => {
    const { user } = await open()
    await choose(user, await rowOf('Discounts', /Come back/), 'Edit')
    const dialog = await dialogOf('Edit discount')
    expect(within(dialog).queryByRole('textbox', { name: 'Discount' })).not.toBeInTheDocument()
    const cap = fieldOf(dialog, 'Maximum uses')
    await user.clear(cap)
    await user.type(cap, '1')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cap).toHaveAccessibleDescription(/more often than that/))
    await user.clear(cap)
    await user.type(cap, '999')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await rowOf('Discounts', /Come back/)).toHaveTextContent('of 999'))

    await choose(user, await rowOf('Discounts', /Come back/), 'Edit')
    const again = await dialogOf('Edit discount')
    await user.type(fieldOf(again, 'Name'), ' 2')
    await world.transact(() => {
      const before = discountsOf(world, creator).find(({ name }) => name.startsWith('Come back'))
      if (before) saveDiscount(world, creator, { ...before, cap: 987 })
    })
    await user.click(within(again).getByRole('button', { name: 'Save' }))
    expect(await rowOf('Discounts', /Come back.* 2/)).toHaveTextContent('of 987')

    await choose(user, await rowOf('Discounts', /First month/), 'End now')
    const question = await screen.findByRole('alertdialog', { name: /^End .*First month/ })
    await user.click(within(question).getByRole('button', { name: 'End now' }))
    await waitFor(async () => expect(await rowOf('Discounts', /First month/)).toHaveTextContent('Ended'))
  })
})

describe('/discounts-trials, trials', () => {
  it('shows who claimed one and stores it in the URL; creates one and opens its link', async () => {
    const { user, address } = await open(`${PAGE}?tab=trials`)
    await user.click(await rowOf('Trials', /X followers/))
    const drawer = await dialogOf(/^Trial: .*X followers/)
    await waitFor(() => expect(address()).toBe(`${PAGE}?tab=trials&trial=trial-1-2`))
    const claims = await within(drawer).findByRole('table', { name: 'Claims' })
    expect(within(claims).getAllByRole('row').length).toBeGreaterThan(5)
    await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(screen.getByRole('button', { name: 'New trial' }))
    const dialog = await dialogOf('New trial')
    await user.type(fieldOf(dialog, 'Name'), 'Newsletter')
    await user.clear(fieldOf(dialog, 'Days'))
    await user.type(fieldOf(dialog, 'Days'), '400')
    await user.click(within(dialog).getByRole('button', { name: 'Create trial' }))
    await waitFor(() => expect(fieldOf(dialog, 'Days')).toHaveAccessibleDescription(/1 to 365/))
    await user.clear(fieldOf(dialog, 'Days'))
    await user.type(fieldOf(dialog, 'Days'), '10')
    await user.click(within(dialog).getByRole('button', { name: 'Create trial' }))
    const created = await dialogOf(/^Trial: .*Newsletter/)
    expect(await within(created).findByText('No claims yet')).toBeVisible()
    await user.click(within(created).getByRole('button', { name: 'QR code' }))
    const code = await dialogOf(/^QR code for .*Newsletter/)
    expect(within(code).getByRole('img', { name: /^QR code that opens https:/ })).toBeVisible()
  })

  it('takes a list that fans can be added to, calls a deleted one so, keeps what a colleague has changed', async () => {
    await world.transact(() => storeList(world, creator, 'list-1-6', null))
    const { user } = await open(`${PAGE}?tab=trials`)
    const edit = async (name: RegExp) => {
      await choose(user, await rowOf('Trials', name), 'Edit')
      const dialog = await dialogOf('Edit trial')
      return { dialog, save: () => user.click(within(dialog).getByRole('button', { name: 'Save' })) }
    }
    const row = await rowOf('Trials', /Podcast listeners/)
    await waitFor(() => expect(row).toHaveTextContent('deleted list'))
    const first = await edit(/Podcast listeners/)
    expect(within(first.dialog).getByRole('button', { name: /deleted list.*Add fans/ })).toBeVisible()
    await user.type(fieldOf(first.dialog, 'Name'), ' 2')
    await first.save()
    expect(await rowOf('Trials', /Podcast listeners 2/)).toBeVisible()

    const second = await edit(/X followers/)
    await user.click(within(second.dialog).getByRole('button', { name: /Add fans to list/ }))
    expect(await screen.findByRole('option', { name: 'Voice note fans' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Big spenders' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.type(fieldOf(second.dialog, 'Name'), ' 2')
    await world.transact(() => {
      const before = trialsOf(world, creator).find(({ name }) => name.startsWith('X followers'))
      if (before) saveTrial(world, creator, { ...before, cap: 987 })
    })
    await second.save()
    expect(await rowOf('Trials', /X followers.* 2/)).toHaveTextContent('987')
  })
})

describe('/discounts-trials, tracking links', () => {
  it('opens by the tab in the URL; a new link requires a tag that no other link has', async () => {
    const { user, address } = await open()
    await table('Discounts')
    await user.click(screen.getByRole('tab', { name: 'Tracking links' }))
    const links = await table('Tracking links')
    expect(within(links).getByRole('row', { name: /Instagram bio/ })).toBeVisible()
    expect(address()).toBe(`${PAGE}?tab=links`)

    await user.click(screen.getByRole('button', { name: 'New tracking link' }))
    const dialog = await dialogOf('New tracking link')
    await user.type(fieldOf(dialog, 'Name'), 'Podcast')
    await user.type(fieldOf(dialog, 'Tag'), 'TikTok')
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(fieldOf(dialog, 'Tag')).toHaveAccessibleDescription(/uses this tag/))
    await user.type(fieldOf(dialog, 'Tag'), ' two')
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }))
    const drawer = await dialogOf(/^Tracking link: .*Podcast/)
    expect(drawer).toHaveTextContent('/milahart/tiktok-two')
  })

  it('shares a link with a partner and stops sharing it; compares all figures with the period before', async () => {
    const { user, router } = await open(`${PAGE}?tab=links&link=link-1-5`)
    const drawer = await dialogOf(/^Tracking link: .*Shoutout/)
    await user.click(within(drawer).getByRole('button', { name: 'Share with partner' }))
    const dialog = await dialogOf(/^Partner page for .*Shoutout/)
    expect(dialog).toHaveTextContent('It never shows: fans, costs, profit or other links.')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Show revenue' }))
    await user.click(within(dialog).getByRole('button', { name: 'Create page' }))
    const page = await within(dialog).findByRole('link', { name: /Open partner page/ })
    expect(page).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(within(dialog).queryByRole('link')).not.toBeInTheDocument())

    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await act(() => router.navigate(`${PAGE}?tab=links&link=link-1-3`))
    const other = await dialogOf(/^Tracking link: (?!.*Shoutout)/)
    for (const name of ['Clicks', 'Spenders', 'Revenue', 'Profit'])
      expect(await within(other).findByRole('group', { name })).toHaveTextContent(/vs /)
  })

  it('keeps what its editor may not see and what a colleague has changed; dims figures that load', async () => {
    const { user } = await renderApp(`${PAGE}?tab=links`, {
      as: 'manager',
      before: () => world.transact(() => void (world.state.permissions[VIKTOR] = { canSeeSpend: false })),
    })
    await choose(user, await rowOf('Tracking links', /Shoutout/), 'Edit')
    const dialog = await dialogOf('Edit tracking link')
    await user.type(fieldOf(dialog, 'Name'), ' 2')
    await world.transact(() => {
      const before = storedLinks(world, creator).find(({ name }) => name.startsWith('Shoutout'))
      if (before) saveLink(world, creator, { ...before, source: 'reddit' })
    })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await rowOf('Tracking links', /Shoutout.* 2/)).toHaveTextContent('Reddit')
    expect(storedLinks(world, creator).find(({ name }) => name.endsWith(' 2'))?.rate).toBeGreaterThan(0)

    const links = await table('Tracking links')
    expect(links.closest('[aria-busy=true]')).toBeNull()
    await world.setFaults({ mode: 'hang', only: '/api/tracking-links/list' })
    await user.click(screen.getByRole('button', { name: /^Period:/ }))
    await user.click(await screen.findByText('Last 7 days'))
    await waitFor(() => expect(links.closest('[aria-busy=true]')).not.toBeNull())
  })
})

it('is read-only without edit permission', async () => {
  await renderApp(PAGE, {
    as: 'manager',
    before: () =>
      world.transact(
        () => void (world.state.permissions[VIKTOR] = { discountsTrials: 'view', canExport: false }),
      ),
  })
  await table('Discounts')
  const add = screen.getByRole('button', { name: 'New discount' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  expect(add).toHaveAccessibleDescription(/Ask an account manager/)
})
