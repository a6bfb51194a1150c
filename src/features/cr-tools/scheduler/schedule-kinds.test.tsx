import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { ChatterPermissions } from '@/domain/account/permission'
import { world } from '@/mocks/node'
import { planLive } from '@/mocks/rules/live/play-lives'
import { creatorById } from '@/mocks/seed/creators'
import { saveLocalDraft } from '@/services/storage/drafts'
import { hasMassDraft } from '../mass/mass-template'

import { setUpBackend } from '../../../../tests/support/render/backend'
import {
  announcement,
  PLANNER_ID,
  renderScheduler,
  restrictPlanner,
  SCHEDULER,
  scheduleGrid,
} from '../../../../tests/support/render/render-scheduler'

setUpBackend()

const openWith = (permissions: Partial<ChatterPermissions>) =>
  renderScheduler({ before: () => restrictPlanner(permissions) })

const LIVE_PLAN = {
  title: 'Karaoke',
  tiers: [],
  price: 0,
  goal: null,
  tipMenu: [],
  moderatorIds: [],
  savesRecording: true,
}

/** Friday next week, 18:00 in Warsaw. */
const CHOSEN = Date.parse('2026-11-27T17:00:00Z')

describe('a live in the schedule', () => {
  const planAndOpen = async (permissions: Partial<ChatterPermissions>) => {
    let liveId = ''
    const app = await renderScheduler({
      before: async () => {
        const creator = creatorById('creator-01') ?? expect.fail('No creator')
        await world.transact(() => {
          liveId = planLive(world, creator, { ...LIVE_PLAN, startsAt: CHOSEN }).liveId
        })
        await restrictPlanner(permissions)
      },
    })
    const [live = expect.fail('no live')] = await within(await scheduleGrid()).findAllByRole('button', {
      name: /^Live stream.*Karaoke/,
    })
    await app.user.click(live)
    const drawer = within(await screen.findByRole('dialog', { name: 'Live stream' }))
    return { ...app, drawer, live, liveId }
  }

  it('opens in its form', async () => {
    const { user, address, drawer, liveId } = await planAndOpen({})
    await user.click(drawer.getByRole('button', { name: 'Open in Live' }))
    const form = await screen.findByRole('dialog', { name: 'Edit live stream' })
    expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue('Karaoke')
    expect(address()).toBe(`/live?plan=${liveId}`)
  })

  it('cannot be changed by those who may view live streams only, who see its card', async () => {
    const { user, drawer, live } = await planAndOpen({ live: 'view' })
    for (const name of ['Change time', 'Duplicate', 'Cancel item'])
      expect(drawer.getByRole('button', { name })).toHaveAccessibleDescription(/You can view live streams/)
    await user.click(drawer.getByRole('button', { name: 'Close panel' }))
    live.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(announcement()).toHaveTextContent(/You can view live streams/))
    await user.click(live)
    await user.click(await screen.findByRole('button', { name: 'Open in Live' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Karaoke' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads nowhere where its screen is closed to the user', async () => {
    const { drawer } = await planAndOpen({ live: 'off' })
    expect(drawer.queryByRole('button', { name: 'Open in Live' })).not.toBeInTheDocument()
    expect(drawer.getByRole('button', { name: 'Duplicate' })).toBeVisible()
  })
})

type User = Awaited<ReturnType<typeof openWith>>['user']

describe('a new item', () => {
  /** Presses an empty spot of the Friday. */
  const pressDay = async (user: User) => {
    const day = document.querySelector('[data-day="2026-11-27"]')
    if (day)
      await user.pointer([
        { keys: '[MouseLeft>]', target: day },
        { keys: '[/MouseLeft]', target: day },
      ])
    return within(await screen.findByRole('dialog', { name: 'New' }))
  }

  /** Types the day before the chosen one in a form. */
  const dayBefore = async ({ user, form }: { user: User; form: ReturnType<typeof within> }) => {
    await user.click(form.getByRole('spinbutton', { name: /^day/ }))
    await user.keyboard('{ArrowDown}')
    expect(form.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('26')
  }

  it('may be any kind that the user may create, and is no unsaved message once its time is chosen', async () => {
    const { user, router } = await openWith({ live: 'view' })
    const kinds = await pressDay(user)
    for (const name of ['Post or story', 'Mass message', 'Welcome message'])
      expect(kinds.getByRole('button', { name })).toBeVisible()
    expect(kinds.queryByRole('button', { name: 'Live stream' })).not.toBeInTheDocument()
    await user.click(kinds.getByRole('button', { name: 'Welcome message' }))
    expect(await screen.findByRole('heading', { name: 'New sequence' })).toBeVisible()

    await act(() => router.navigate(SCHEDULER))
    await scheduleGrid()
    await user.click((await pressDay(user)).getByRole('button', { name: 'Mass message' }))
    expect(await screen.findByRole('radio', { name: 'At a set time' })).toBeChecked()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    expect(await screen.findByRole('tab', { name: 'Sent', selected: true })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change tabs' })).not.toBeInTheDocument()
    expect(hasMassDraft(PLANNER_ID, 'creator-01')).toBe(false)
  })

  it('is a post or story at once, where the user may create nothing else', async () => {
    const { user } = await openWith({ massMessages: 'view', live: 'off', welcomeMessages: 'view' })
    await user.click(screen.getByRole('button', { name: 'New' }))
    expect(await screen.findByRole('dialog', { name: 'New post or story' })).toBeVisible()
  })

  it('is a post at the chosen time, whatever its draft says', async () => {
    const openPost = async () => {
      const { user, unmount } = await renderScheduler()
      await user.click((await pressDay(user)).getByRole('button', { name: 'Post or story' }))
      const form = within(await screen.findByRole('dialog', { name: 'New post or story' }))
      return { user, unmount, form }
    }
    const first = await openPost()
    await first.user.type(first.form.getByRole('textbox', { name: 'Text' }), 'Half')
    await dayBefore(first)
    first.unmount()
    const { form } = await openPost()
    expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('Half')
    expect(form.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('27')
  })

  it('takes the chosen time to the form of a live, in place of one that its draft has', async () => {
    const openLive = async () => {
      const { user, unmount, address } = await renderScheduler()
      await user.click((await pressDay(user)).getByRole('button', { name: 'Live stream' }))
      const form = within(await screen.findByRole('dialog', { name: 'New live stream' }))
      return { user, unmount, address, form }
    }
    const first = await openLive()
    await first.user.type(first.form.getByRole('textbox', { name: 'Title' }), 'Half written')
    await dayBefore(first)
    first.unmount()
    const { form, address } = await openLive()
    expect(form.getByRole('radio', { name: 'At a set time' })).toBeChecked()
    expect(form.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('27')
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Half written')
    expect(address()).toMatch(/^\/live\?plan=new&at=2026-11-27T/)
  })

  it('takes the chosen time to the form of a mass message, and keeps both it and what is written there', async () => {
    saveLocalDraft(PLANNER_ID, 'mass:creator-01:first', { text: 'Half written' })
    const { user } = await renderScheduler()
    await user.click((await pressDay(user)).getByRole('button', { name: 'Mass message' }))
    expect(await screen.findByRole('radio', { name: 'At a set time' })).toBeChecked()
    const day = () =>
      within(screen.getByRole('group', { name: 'Date and time' })).getByRole('spinbutton', { name: /^day/ })
    expect(day()).toHaveTextContent('27')
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Half written')
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    await user.click(await screen.findByRole('button', { name: 'Change tabs' }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Date and time' })).not.toBeInTheDocument(),
    )
    await user.click(await screen.findByRole('tab', { name: 'New' }))
    expect(await screen.findByRole('radio', { name: 'At a set time' })).toBeChecked()
    expect(day()).toHaveTextContent('27')
  })
})
