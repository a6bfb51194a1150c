import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { startTestI18n } from '../../../../tests/support/i18n'

import { type FilterPart, useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FilterBar } from './filter-bar'

beforeAll(() => startTestI18n())

const CREATORS = [
  { id: 'mila', label: 'Mila Hart' },
  { id: 'noa', label: 'Noa Reyes' },
]

const PARTS = ['period', 'compareMonths', 'basis', 'creators', 'zone'] as const

function Stage({ parts = PARTS }: { parts?: readonly FilterPart[] }) {
  const filter = useFigureFilter(parts)
  const { range, comparedRange, basis, creatorIds } = filter
  return (
    <>
      <FilterBar filter={filter} creators={{ choices: CREATORS, retry: undefined }} />
      <output>{JSON.stringify({ range, comparedRange, basis, creatorIds })}</output>
    </>
  )
}

function show(address = '/', stage = <Stage />) {
  const router = createMemoryRouter([{ path: '/', element: stage }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    router,
    shown: () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>, // the stage above writes it
  }
}

test('shows the period of the URL in its time zone, with the previous period', () => {
  const { shown } = show('/?period=2026-10-01..2026-10-31&zone=utc')
  expect(shown()).toMatchObject({
    range: { from: '2026-10-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z', timezone: 'UTC' },
    comparedRange: { from: '2026-08-31T00:00:00.000Z', to: '2026-10-01T00:00:00.000Z', timezone: 'UTC' },
  })
  expect(screen.getByRole('button', { name: /^Period: Custom period, Oct 1\s–\s31, 2026$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /vs 31 days before/ })).toBeVisible()
})

test('names the compared dates, and falls back if the comparison overlaps the period', async () => {
  const { router, shown } = show('/?period=2026-11-01..2026-11-30&zone=utc&compare=previous_month')
  expect(shown()['comparedRange']).toMatchObject({
    from: '2026-10-01T00:00:00.000Z',
    to: '2026-11-01T00:00:00.000Z',
  })
  await userEvent.click(screen.getByRole('button', { name: /Compare with/ }))
  await userEvent.click(
    await screen.findByRole('option', { name: /^Same days last month.*Oct 1\s–\s30, 2026/ }),
  )
  expect(router.state.location.search).toContain('compare=same_days_last_month')
  expect(shown()['comparedRange']).toMatchObject({ to: '2026-10-31T00:00:00.000Z' })
  await router.navigate('/?period=2026-08-01..2026-10-31&zone=utc&compare=previous_month')
  await waitFor(() => expect(shown()['comparedRange']).toMatchObject({ from: '2026-05-01T00:00:00.000Z' }))
  await userEvent.click(screen.getByRole('button', { name: /Compare with/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^vs 92 days before/),
    expect.stringMatching(/^Previous quarter/),
    expect.stringMatching(/^Same period last year/),
    'No comparison',
  ])
})

test('pushes a history entry for each choice, which Back reverts', async () => {
  const { router, shown } = show()
  await userEvent.click(screen.getByRole('button', { name: /^Period: Last 28 days/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Net' }))
  expect(router.state.location.search).toBe('?period=last_7&basis=net')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  await waitFor(() => expect(shown()['basis']).toBe('net'))
})

test('picks a custom period in the calendar', async () => {
  const { router } = show('/?period=2026-10-05..2026-10-20&zone=utc')
  await userEvent.click(screen.getByRole('button', { name: /^Period:/ }))
  const calendar = await screen.findByRole('grid', { name: /October 2026/ })
  await userEvent.click(within(calendar).getByRole('button', { name: /October 12, 2026/ }))
  await userEvent.click(within(calendar).getByRole('button', { name: /October 14, 2026/ }))
  expect(router.state.location.search).toBe('?period=2026-10-12..2026-10-14&zone=utc')
})

test('applies ticked creators together', async () => {
  const { router, shown } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Creators: All creators' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in Creators' }), 'noa')
  expect(screen.queryByRole('checkbox', { name: 'Mila Hart' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Noa Reyes' }))
  expect(router.state.location.search).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(shown()['creatorIds']).toEqual(['noa'])
  expect(screen.getByRole('button', { name: 'Creators: Noa Reyes' })).toBeVisible()
})

test('drops creators of the address that are not on offer', async () => {
  const { shown } = show('/?creators=gone,noa')
  await userEvent.click(screen.getByRole('button', { name: 'Creators: Creators: 2' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mila Hart' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(shown()['creatorIds']).toEqual(['noa', 'mila'])
})

test('offers no reset for what the page does not filter by', () => {
  show('/?basis=net&compare=previous_month', <Stage parts={['period', 'compare']} />)
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
})
