import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../../tests/support/i18n'
import { useUrlWeek } from './use-url-week'
import { WeekSteps } from './week-steps'

beforeAll(() => startTestI18n())

function Steps({ dates }: { dates?: string }) {
  return <WeekSteps week={useUrlWeek('UTC')}>{dates}</WeekSteps>
}

it.each([
  ['Previous week', undefined],
  ['Next week', '16 – 22 Nov'],
])('passes the focus on to "%s" when the current week shows again', async (name, dates) => {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/?week=2026-11-09']}>
      <Steps {...(dates && { dates })} />
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'This week' }))
  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull()
  expect(screen.getByRole('button', { name })).toHaveFocus()
})
