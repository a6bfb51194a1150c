import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import OverviewScreen from '../screens/overview'

setUpBackend()
afterEach(() => vi.restoreAllMocks())

const CALL = '/api/agency/overview/get'
const WIDGETS = ['Summary', 'Needs attention', 'Revenue by type', 'Gross to margin', 'Creators'] as const

const widget = (name: string) => screen.findByRole('region', { name })
/** A failed widget replaces the element of the loading one, so query it again. */
const expectText = (name: string, what: string) =>
  waitFor(() => expect(within(screen.getByRole('region', { name })).getByText(what)).toBeVisible())
const draw = (at = '/agency-overview') => renderTool(<OverviewScreen />, 'director', at)

describe('overview figures that fail to load', () => {
  it('show an error in each widget, and one retry loads them all', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: CALL })
    const { user } = await draw()
    for (const name of WIDGETS) await expectText(name, "Couldn't load this")
    expect(screen.getByRole('heading', { level: 1, name: 'Agency Overview' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await world.setFaults({ mode: 'none' })
    await user.click(within(await widget('Gross to margin')).getByRole('button', { name: 'Retry' }))
    expect(
      await within(await widget('Gross to margin')).findByRole('table', {
        name: 'Gross to margin',
      }),
    ).toBeVisible()
    expect(screen.queryByText("Couldn't load this")).toBeNull()
    expect(await within(await widget('Summary')).findByRole('group', { name: 'Gross' })).toBeVisible()
  })

  it('show the offline state in each widget', async () => {
    await world.setFaults({ mode: 'offline', only: CALL })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await draw()
    act(() => void window.dispatchEvent(new Event('offline')))
    for (const name of WIDGETS)
      expect(await within(await widget(name)).findByText("You're offline")).toBeVisible()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
  })

  it(`show an error if a group's creators fail to load`, async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency-util/search/agency' })
    const { user } = await draw('/agency-overview?group=group_1')
    await expectText('Summary', "Couldn't load this")
    await world.setFaults({ mode: 'none' })
    await user.click(within(await widget('Summary')).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText("Couldn't load this")).toBeNull())
  })
})

describe(`the filter's options`, () => {
  it('show that saved views failed to load, and retry', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency/views/list' })
    const { user } = await draw()
    await user.click(await screen.findByRole('button', { name: 'Saved views' }))
    const views = await screen.findByRole('dialog', { name: 'Saved views' })
    expect(await within(views).findByText("Couldn't load saved views.")).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await user.click(within(views).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(within(views).queryByText("Couldn't load saved views.")).toBeNull())
  })

  it('show that creators failed to load, and retry', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency-util/search/agency' })
    const { user } = await draw()
    await user.click(await screen.findByRole('button', { name: /^Creators: / }))
    const menu = await screen.findByRole('dialog', { name: 'Creators' })
    await waitFor(() => expect(within(menu).getByText("Couldn't load this")).toBeVisible())
    await world.setFaults({ mode: 'none' })
    await user.click(within(menu).getByRole('button', { name: 'Retry' }))
    expect((await within(menu).findAllByRole('checkbox')).length).toBeGreaterThan(3)
  })
})
