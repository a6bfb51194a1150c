import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'

import { listSchedule } from '@/api/calls/creator/scheduler'

import { DAY_MS } from '@/lib/duration'
import { server, world } from '@/mocks/node'
import { findOwnItem, storeItem } from '@/mocks/rules/posts/own-items'
import { creatorById } from '@/mocks/seed/creators'

import { focusCreator } from '@/services/session/creator-in-focus'

import { fillDate } from '../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'
import {
  announcement,
  PLANNER_ID,
  renderScheduler,
  restrictPlanner,
  SCHEDULER,
  scheduleGrid,
} from '../../../../tests/support/render/render-scheduler'

setUpBackend()

const chips = async (name: RegExp) => within(await scheduleGrid()).findAllByRole('button', { name })
const cellOf = (chip: HTMLElement) => chip.closest('[data-day]')?.getAttribute('data-day')
/** Items not yet published: the others' names end with their state. */
const toCome = async (kind: 'Post' | 'Story') =>
  within(await scheduleGrid()).findAllByRole('button', {
    name: (name) => name.startsWith(kind) && !/(Done|Failed|Publishing)$/.test(name),
  })

/** The schedule does not answer any more. */
const holdSchedule = () => server.use(http.post(`*${listSchedule.path}`, () => new Promise(() => {})))

/** Opens the scheduler as a link to post an item does. */
const openPostOf = (mediaId: string) => {
  focusCreator(PLANNER_ID, 'creator-01')
  return renderApp(`${SCHEDULER}?post=${mediaId}`, { as: 'manager' })
}

describe('/scheduler', () => {
  it('shows a month in whole weeks and stores month, kinds and layout in the URL', async () => {
    const { user, address } = await renderScheduler()
    expect(within(await scheduleGrid()).getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday')
    // It says that nothing is planned only where nothing is, and else that no post is.
    const dayOf = (text: string) => screen.queryAllByText(text).map((note) => note.closest('[data-day]'))
    const [withoutPost = expect.fail('no day')] = dayOf('No posts')
    expect(withoutPost?.querySelector('[data-item]')).not.toBeNull()
    for (const day of dayOf('Nothing planned')) expect(day?.querySelector('[data-item]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Story' }))
    await waitFor(() => expect(address()).toBe(`${SCHEDULER}?kinds=story`))
    expect(within(await scheduleGrid()).queryAllByRole('button', { name: /^Post/ })).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    await waitFor(() => expect(address()).toMatch(/day=2026-12-01/))
    await user.click(screen.getByRole('radio', { name: 'List' }))
    await waitFor(() => expect(address()).toMatch(/view=list/))
    expect(await screen.findByRole('table', { name: 'Schedule' })).toBeVisible()
  })

  it('opens an item with its preview; an edit of its text leaves it where a colleague has moved it', async () => {
    const { user, address } = await renderScheduler()
    const [story = expect.fail('No story is scheduled')] = await toCome('Story')
    await user.click(story)
    const drawer = await screen.findByRole('dialog', { name: 'Story' })
    expect(within(drawer).getByRole('heading', { name: 'As fans see it' })).toBeVisible()
    expect(address()).toMatch(/item=story-1-/)
    await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
    await waitFor(() => expect(address()).toBe(SCHEDULER))
    await user.click(story)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const itemId = story.dataset['item'] ?? ''
    const moved = world.now() + 5 * DAY_MS
    const creator = creatorById('creator-01') ?? expect.fail('No creator')
    await world.transact(() =>
      storeItem(world, creator, { ...findOwnItem(world, creator, itemId), startsAt: moved }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), ' Soon.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.state.schedule['creator-01']?.[itemId]?.text).toMatch(/ Soon\.$/))
    expect(world.state.schedule['creator-01']?.[itemId]?.startsAt).toBe(moved)
  })

  it('keeps an item open that moves within the month; once it leaves it, paging to it opens no drawer', async () => {
    const { user, address } = await renderScheduler()
    const [story = expect.fail('No story is scheduled')] = await toCome('Story')
    await user.click(story)
    const changeTime = async (at: string) => {
      await user.click(await screen.findByRole('button', { name: 'Change time' }))
      const dialog = await screen.findByRole('dialog', { name: 'Change time' })
      await fillDate(user, within(dialog).getByRole('group', { name: 'Date and time' }), at)
      await user.click(within(dialog).getByRole('button', { name: 'Change time' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
    await changeTime('2026-11-28T10:00')
    const drawer = await screen.findByRole('dialog', { name: 'Story' })
    expect(within(drawer).getByText(/^Nov 28, 2026/)).toBeVisible()
    await changeTime('2026-12-28T10:00')
    await waitFor(() => expect(address()).toBe(SCHEDULER))
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    await waitFor(async () => expect((await toCome('Story')).map(cellOf)).toContain('2026-12-28'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('moves an item by keyboard, announces each step and offers Undo; rolls a rejected move back', async () => {
    const { user } = await renderScheduler()
    const [story = expect.fail('No story is scheduled')] = await toCome('Story')
    const id = story.dataset['item']
    const before = cellOf(story)
    const now = () => cellOf(document.querySelector(`[data-item="${id}"]`) ?? story)
    story.focus()
    // Arrows with a modifier are the browser's, which goes back with one.
    const isLeft = fireEvent.keyDown(story, { key: 'ArrowLeft', altKey: true })
    expect([isLeft, document.activeElement]).toEqual([true, story])
    await user.keyboard(' ')
    await waitFor(() => expect(announcement()).toHaveTextContent(/^Moving Story: /))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(announcement()).toHaveTextContent(/Enter drops it, Escape cancels\.$/))
    expect(now()).not.toBe(before)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(announcement()).toHaveTextContent('Move canceled.'))
    expect(now()).toBe(before)
    await user.keyboard(' {ArrowRight}{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(announcement()).toBeEmptyDOMElement()
    expect(now()).not.toBe(before)
    await user.click(undo)
    await waitFor(() => expect(now()).toBe(before))

    await world.setFaults({ mode: 'fail', status: 403, only: '/scheduler/move' })
    document.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Story: /)
    await waitFor(() => expect(now()).toBe(before))
  })

  it('explains why a welcome message cannot move, and judges no month before it has loaded', async () => {
    const { user } = await renderScheduler()
    const welcome = (await chips(/^Welcome message/)).at(-1)
    welcome?.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(announcement()).toHaveTextContent(/follow the time a fan joins/))
    holdSchedule()
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('grid', { name: /^Schedule/ })).not.toBeInTheDocument())
    expect(screen.queryByText('Nothing planned')).not.toBeInTheDocument()
  })

  it('proposes the same time of day for a copy on the other side of a clock change', async () => {
    const { user } = await renderScheduler({ search: '?day=2026-10-20&kinds=story' })
    const [story = expect.fail('no story')] = await chips(/^Story/)
    await user.click(story)
    const time = (await screen.findByText(/2026.*:30/)).textContent
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    const form = within(await screen.findByRole('dialog', { name: 'Duplicate' }))
    const hour = Number(form.getByRole('spinbutton', { name: /^hour/ }).textContent)
    expect(time).toContain(` ${hour}:30`)
  })

  it('opens the sequence of a welcome message, and the results of a sent mass message', async () => {
    const { user, address, router } = await renderScheduler()
    await user.click((await chips(/^Welcome message/)).at(-1) ?? expect.fail('No welcome message is planned'))
    await user.click(await screen.findByRole('button', { name: 'Open in welcome messages' }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(address()).toMatch(/^\/welcome-messages\?sequence=/)

    await act(() => router.navigate(SCHEDULER))
    const [sent = expect.fail('No mass message is sent')] = await chips(/^Mass message.*Done$/)
    await user.click(sent)
    await user.click(await screen.findByRole('button', { name: 'Open in mass messages' }))
    await waitFor(() => expect(address()).toContain(`tab=sent&message=${sent.dataset['item']}`))
    expect(await screen.findByRole('dialog', { name: 'Results' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toMatch(/\?tab=sent$/))
  })

  it('schedules a post for a category, shows which fields are missing, and says whom it is for', async () => {
    const { user } = await renderScheduler()
    await user.click(screen.getByRole('button', { name: 'New' }))
    await user.click(await screen.findByRole('button', { name: 'Post or story' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New post or story' }))
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    const text = dialog.getByRole('textbox', { name: 'Text' })
    await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining('Write something.')))
    await user.click(await dialog.findByRole('button', { name: /Category/ }))
    await user.click(await screen.findByRole('option', { name: /^Answers to you/ }))
    await user.type(text, 'Rooftop tonight')
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const [chip = expect.fail(), ...others] = await chips(/Rooftop tonight/)
    expect(others).toEqual([])
    await user.click(chip)
    const drawer = within(await screen.findByRole('dialog', { name: 'Post' }))
    expect(drawer.getByText('Answers to you')).toBeVisible()
  })

  it('begins a post with the vault item of the address, until it is saved', async () => {
    const { user, address } = await openPostOf('media-1-3')
    const dialog = await screen.findByRole('dialog', { name: 'New post or story' })
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(address()).toBe(SCHEDULER))
    const posts = Object.values(world.state.schedule['creator-01'] ?? {})
    expect(posts).toMatchObject([{ mediaIds: ['media-1-3'] }])
  })

  it('says why the vault item of the address cannot be posted', async () => {
    await openPostOf('media-0-0')
    expect(await screen.findByRole('alert')).toHaveTextContent(/./)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('retries a failed item, and confirms before canceling', async () => {
    const { user } = await renderScheduler()
    await user.click(await screen.findByRole('button', { name: /\d failed$/ }))
    await user.click(await screen.findByRole('menuitem', { name: /^Post/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Post' })
    expect(within(drawer).getByText('The posting limit for the day was reached.')).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(within(drawer).getByText(/^(Publishing|Done)$/)).toBeVisible())
    await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))

    await user.click(screen.getByRole('button', { name: 'Story' }))
    await user.click(screen.getByRole('radio', { name: 'List' }))
    const table = await screen.findByRole('table', { name: 'Schedule' })
    const rows = () => within(table).queryAllByRole('row', { name: /^Story/ })
    const row =
      rows().find((one) => /Scheduled/.test(one.textContent)) ?? expect.fail('No story is scheduled')
    const before = rows().length
    await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel item' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this item?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel item' }))
    await waitFor(() => expect(rows()).toHaveLength(before - 1))
  })

  it('is read-only without edit permission, and creates nothing without access to any kind', async () => {
    const { user } = await renderScheduler({
      before: () =>
        restrictPlanner({ scheduler: 'view', massMessages: 'view', live: 'view', welcomeMessages: 'off' }),
    })
    expect(screen.getByText(/You can view the schedule but not change it/, { selector: 'div' })).toBeVisible()
    const create = screen.getByRole('button', { name: 'New' })
    expect(create).toHaveAttribute('aria-disabled', 'true')
    expect(create).toHaveAccessibleDescription(/Ask an account manager for access/)
    const [story = expect.fail('no story')] = await toCome('Story')
    const dayOfStory = () => story.closest('[data-day]')?.getAttribute('data-day')
    const before = dayOfStory()
    act(() => story.focus())
    await user.keyboard(' {ArrowRight}')
    expect(dayOfStory()).toBe(before)
    act(() => story.focus())
    await user.keyboard('{Enter}')
    const change = await screen.findByRole('button', { name: 'Change time' })
    expect(change).toHaveAttribute('aria-disabled', 'true')
    expect(change).toHaveAccessibleDescription(/Ask an account manager for access/)
  })
})
