import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { type CommandGroup, CommandList, type CommandSearch } from './command-list'

beforeAll(() => startTestI18n('en'))
afterEach(() => vi.restoreAllMocks())

const ran = vi.fn<(id: string) => void>()
const command = (label: string, detail?: string) => ({
  id: label,
  label,
  ...(detail !== undefined && { detail }),
  run: () => ran(label),
})
const GROUPS: CommandGroup[] = [
  { id: 'screens', title: 'Screens', commands: [command('Overview'), command('Zoë page')] },
  { id: 'tabs', title: 'Tabs', commands: [command('Shifts', 'Employees')] },
]
const FOUND: CommandGroup = {
  id: 'people',
  title: 'People',
  isFound: true,
  commands: [command('Ana Ribeiro')],
}

const IDLE: CommandSearch = { kind: 'idle' }
const PALETTE = { name: 'Search', maxLength: 100, onText: () => undefined, onRun: () => undefined }

function renderList(search = IDLE, groups = GROUPS) {
  const view = render(<CommandList {...PALETTE} groups={groups} search={search} />)
  return { ...view, user: userEvent.setup() }
}
const labels = () => screen.queryAllByRole('menuitem').map((item) => item.textContent)
const current = () => {
  const id = screen.getByRole('searchbox').getAttribute('aria-activedescendant')
  return id === null ? null : document.querySelector(`[id="${id}"]`)?.textContent
}

it('matches every word in label or detail, ignoring accents', async () => {
  const { user } = renderList()
  await user.type(screen.getByRole('searchbox'), 'zoe')
  expect(labels()).toEqual(['Zoë page'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'shifts employ')
  expect(labels()).toEqual(['Shifts Employees'])
  expect(screen.getByRole('menuitem', { name: 'Shifts Employees' })).toBeVisible()
})

it('shows group titles and hides groups without a match', async () => {
  const { user } = renderList()
  expect(within(screen.getByRole('group', { name: 'Tabs' })).getAllByRole('menuitem')).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), 'overview')
  expect(screen.queryByRole('group', { name: 'Tabs' })).toBeNull()
})

it('moves across all groups with arrows, Home and End, and runs with Enter', async () => {
  const { user } = renderList(undefined, [...GROUPS, FOUND])
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{End}')
  expect(current()).toBe('Ana Ribeiro')
  await user.keyboard('{Home}')
  expect(current()).toBe('Overview')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(ran).toHaveBeenLastCalledWith('Shifts')
})

it('shows search results whatever the typed text', async () => {
  const { user } = renderList(undefined, [...GROUPS, FOUND])
  await user.type(screen.getByRole('searchbox'), 'late night')
  expect(labels()).toEqual(['Ana Ribeiro'])
})

it('shows "No results" only after every source has answered', async () => {
  const { user, rerender } = renderList({ kind: 'searching' })
  await user.type(screen.getByRole('searchbox'), 'qq')
  expect(screen.getByText('Searching…')).toBeVisible()
  expect(screen.queryByText('No results')).toBeNull()
  rerender(<CommandList {...PALETTE} groups={GROUPS} search={IDLE} />)
  expect(screen.getByText('No results')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('0 results')
})

it('announces the number of results once the search has finished', async () => {
  const { user, rerender } = renderList({ kind: 'searching' })
  await user.type(screen.getByRole('searchbox'), 'zoe')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<CommandList {...PALETTE} groups={[...GROUPS, FOUND]} search={IDLE} />)
  expect(screen.getByRole('status')).toHaveTextContent('2 results')
})

it('runs no result that belongs to an earlier text', async () => {
  const { user } = renderList({ kind: 'searching' }, [FOUND])
  await user.type(screen.getByRole('searchbox'), 'ana')
  expect(screen.getByRole('menuitem', { name: /^Ana Ribeiro/ })).not.toHaveAttribute('aria-disabled')
  await user.type(screen.getByRole('searchbox'), 'qq')
  expect(screen.getByRole('menuitem', { name: /^Ana Ribeiro/ })).toHaveAttribute('aria-disabled', 'true')
  ran.mockClear()
  await user.keyboard('{Enter}')
  expect(ran).not.toHaveBeenCalled()
})

it('retries after a failure, by keyboard too', async () => {
  const retry = vi.fn<() => void>()
  const { user } = renderList({ kind: 'failed', retry })
  await user.type(screen.getByRole('searchbox'), 'qq')
  expect(labels()).toEqual(["Couldn't search. Retry"])
  await user.keyboard('{Enter}')
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't search")
})

it('says what can be found offline', async () => {
  const { user } = renderList({ kind: 'offline' })
  await user.type(screen.getByRole('searchbox'), 'qq')
  expect(screen.getAllByText(/You're offline/)[0]).toBeVisible()
  expect(screen.queryByText('No results')).toBeNull()
})
