import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { QueryContent } from './query-content'

beforeAll(() => startTestI18n())

const READ = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  dataUpdatedAt: 0,
  refetch: () => Promise.resolve(),
}
const LOADED = { ...READ, data: { name: 'Mia' }, isPending: false, isFetching: false }

test('renders the data of a query once it has loaded, and keeps it when a later request fails', () => {
  const content = (of: ComponentProps<typeof QueryContent<{ name: string }>>['of']) => (
    <QueryContent of={of} skeleton="Skeleton">
      {({ name }) => <p>{name}</p>}
    </QueryContent>
  )
  const { rerender } = render(content(READ))
  expect(screen.getByText('Skeleton')).toBeInTheDocument()
  rerender(content(LOADED))
  expect(screen.getByText('Mia')).toBeVisible()
  const failed = { ...LOADED, error: new Error('refused') }
  rerender(content(failed))
  expect(screen.getByText('Mia')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
})

test('says that nothing is there', () => {
  render(
    <QueryContent of={LOADED} isEmpty empty="No fans">
      Mia
    </QueryContent>,
  )
  expect(screen.getByText('No fans')).toBeVisible()
  expect(screen.queryByText('Mia')).toBeNull()
})
