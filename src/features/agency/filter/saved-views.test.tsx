import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'

import { listViews, saveView } from '@/api/calls/agency/views'
import { world } from '@/mocks/node'
import { connectToastStack } from '@/services/page/toasts'
import { hasUnsaved } from '@/services/page/unsaved'

import { loseAnswer } from '../../../../tests/support/lose-answer'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { PerformancePanel } from '../performance/performance-panel'
import { ReviewPanel } from '../performance/review/review-panel'
import { SalesPanel } from '../performance/sales/sales-panel'
import { StatementsPanel } from '../performance/statements/statements-panel'
import { WorkLogsTab } from '../shifts/logs/work-logs-tab'

setUpBackend()

/** Sales and statements follow below. */
const PAGES: readonly (readonly [string, ReactNode])[] = [
  ['', <PerformancePanel key="" />],
  ['review', <ReviewPanel key="" />],
  ['work-logs', <WorkLogsTab key="" />],
]

async function openViews(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Saved views' }))
  const views = await screen.findByRole('dialog', { name: 'Saved views' })
  await within(views).findByText(/^No saved views yet/)
  return views
}

async function saveAs(user: UserEvent, views: HTMLElement, name: string) {
  await user.type(within(views).getByRole('textbox', { name: 'Save this view as' }), name)
  await user.click(within(views).getByRole('button', { name: 'Save view' }))
}

const expectError = (views: HTMLElement) =>
  waitFor(() => {
    const alerts = within(views).getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent).join('')).not.toBe('')
  })

describe('saved views', () => {
  it('of sales need a name that can be seen, and are stored once although the first answer was lost', async () => {
    const { user } = await renderTool(<SalesPanel />, 'manager', '/?tab=sales')
    const views = await openViews(user)
    const save = within(views).getByRole('button', { name: 'Save view' })
    await saveAs(user, views, '\u200B')
    expect(save).toHaveAttribute('aria-disabled', 'true')
    expect(within(views).getByText(/^No saved views yet/)).toBeVisible()
    await user.clear(within(views).getByRole('textbox'))
    loseAnswer(saveView.path)
    await saveAs(user, views, 'Nights')
    await expectError(views)
    await user.click(save)
    await waitFor(() => expect(views).not.toBeInTheDocument())
    expect(world.state.performance.views.map(({ name }) => name)).toEqual(['Nights'])
  })

  it.each(PAGES)('belong to the page with tab “%s”', async (tab, page) => {
    const { user } = await renderTool(page, 'manager', `/?tab=${tab}`)
    await saveAs(user, await openViews(user), 'Nights')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Saved views' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Saved views' }))
    expect(await screen.findByRole('button', { name: 'Nights' })).toBeVisible()
  })

  it('of statements show a failed save or delete in place, and keep the typed name, also after Escape', async () => {
    const { user } = await renderTool(<StatementsPanel />, 'manager', '/?tab=statements')
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Saved views' }))
      return screen.findByRole('dialog', { name: 'Saved views' })
    }
    const views = await openViews(user)
    await world.setFaults({ mode: 'fail', status: 422, only: '/agency/views/save' })
    await saveAs(user, views, 'Nights')
    await user.click(within(views).getByRole('checkbox'))
    await expectError(views)
    expect(within(views).getByRole('textbox')).toHaveValue('Nights')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(hasUnsaved()).toBe(true)
    await world.setFaults({ mode: 'none' })
    const again = await open()
    expect(within(again).getByRole('textbox')).toHaveValue('Nights')
    expect(within(again).getByRole('checkbox')).toBeChecked()
    await user.click(within(again).getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const last = await open()
    expect(within(last).getByRole('textbox')).toHaveValue('')
    expect(within(last).getByRole('checkbox')).not.toBeChecked()
    expect(hasUnsaved()).toBe(false)
    await world.setFaults({ mode: 'fail', status: 422, only: '/agency/views/delete' })
    await user.click(await within(last).findByRole('button', { name: 'Delete ⁨Nights⁩' }))
    await expectError(last)
    expect(within(last).getByRole('button', { name: /^Nights/ })).toBeVisible()
  })

  it('clear the name if the save finishes while the panel is closed', async () => {
    const { user } = await renderTool(<StatementsPanel />, 'manager', '/?tab=statements')
    const views = await openViews(user)
    const held = holdCall(saveView)
    await saveAs(user, views, 'Nights')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    held.release()
    await user.click(screen.getByRole('button', { name: 'Saved views' }))
    const anew = await screen.findByRole('dialog', { name: 'Saved views' })
    expect(await within(anew).findByRole('button', { name: /^Nights/ })).toBeVisible()
    await waitFor(() => expect(within(anew).getByRole('textbox')).toHaveValue(''))
  })

  it('say that one has another name although the panel closes before the list has loaded again', async () => {
    const toasts: string[] = []
    const disconnect = connectToastStack({
      show: ({ text }) => void toasts.push(text),
      dismiss: () => {},
    })
    const nights = { viewId: 'v', name: 'Nights', state: '', userId: 'staff-02', isShared: false }
    await world.transact(
      () => void (world.state.performance.views = [{ ...nights, page: 'chatterPerformance' }]),
    )
    const { user } = await renderTool(<SalesPanel />, 'manager', '/?tab=sales')
    await user.click(await screen.findByRole('button', { name: 'Saved views' }))
    await user.click(await screen.findByRole('button', { name: 'Rename ⁨Nights⁩' }))
    await world.setFaults({ mode: 'hang', only: listViews.path })
    await user.type(screen.getByRole('textbox', { name: 'New name' }), ' on call{Enter}')
    await waitFor(() => expect(world.state.performance.views[0]?.name).toBe('Nights on call'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(toasts).toEqual(['⁨Nights on call⁩ saved']))
    disconnect()
  })

  it('are marked as the current one whatever the order of the filters in the address', async () => {
    const own = { userId: 'staff-02', page: 'chatterPerformance', isShared: false }
    const view = { ...own, viewId: 'v', name: 'Nights', state: 'tab=sales&period=today&find=mila' }
    await world.transact(() => void (world.state.performance.views = [view]))
    const { user } = await renderTool(<SalesPanel />, 'manager', '/?tab=sales&find=mila&period=today')
    await user.click(await screen.findByRole('button', { name: 'Saved views' }))
    const views = await screen.findByRole('dialog', { name: 'Saved views' })
    expect(await within(views).findByRole('button', { name: 'Nights', pressed: true })).toBeVisible()
  })

  it('of one’s own take over the filters of the page or another name, and say if they were deleted meanwhile', async () => {
    const own = { userId: 'staff-02', page: 'chatterPerformance', isShared: false }
    const stored = ['Nights', 'Days'].map((name) => ({ ...own, viewId: name, name, state: 'period=today' }))
    await world.transact(() => void (world.state.performance.views = stored))
    const { user } = await renderTool(<SalesPanel />, 'manager', '/?tab=sales')
    const states = () => world.state.performance.views.map(({ name, state }) => `${name} ${state}`)
    await user.click(await screen.findByRole('button', { name: 'Saved views' }))
    const views = await screen.findByRole('dialog', { name: 'Saved views' })
    await user.click(await within(views).findByRole('button', { name: 'Update ⁨Nights⁩ to this view' }))
    await waitFor(() => expect(states()).toEqual(['Nights tab=sales', 'Days period=today']))
    const rename = within(views).getByRole('button', { name: 'Rename ⁨Nights⁩' })
    await user.click(rename)
    const name = within(views).getByRole('textbox', { name: 'New name' })
    await user.clear(name)
    await user.type(name, 'Late nights{Enter}')
    expect(await within(views).findByRole('button', { name: 'Late nights' })).toBeVisible()
    expect(states()).toEqual(['Late nights tab=sales', 'Days period=today'])
    expect(within(views).queryByRole('textbox', { name: 'New name' })).toBeNull()
    expect(within(views).getByRole('button', { name: 'Rename ⁨Late nights⁩' })).toHaveFocus()
    await user.click(within(views).getByRole('button', { name: 'Rename ⁨Late nights⁩' }))
    await world.transact(() => void (world.state.performance.views = []))
    await user.type(within(views).getByRole('textbox', { name: 'New name' }), ' too{Enter}')
    expect(await within(views).findByText('This no longer exists.')).toBeVisible()
    await waitFor(() => expect(within(views).queryByRole('button', { name: 'Late nights' })).toBeNull())
    expect(views).toContainElement(document.activeElement as HTMLElement)
  })
})
