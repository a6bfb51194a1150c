import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'

import { findClashes } from '@/domain/schedule/schedule'
import { instant } from '@/domain/time/instant'

import { scheduleItem } from '../../../../tests/support/fixtures/schedule-items'
import { startTestI18n } from '../../../../tests/support/i18n'
import { ScheduleProblems } from './schedule-problems'

beforeAll(() => startTestI18n())

it('lists a clash whose first item the filter hides', async () => {
  const first = scheduleItem({
    itemId: 'one',
    kind: 'welcome',
    at: instant(Date.parse('2026-11-24T10:00:00Z')),
  })
  const second = scheduleItem({ itemId: 'two', at: instant(Date.parse('2026-11-24T11:00:00Z')) })
  const clashes = findClashes([first, second], [{ one: 'one', other: 'two', fans: 3 }])
  const marks = { byDay: new Map(), clashes, gaps: new Set<string>(), hours: undefined }
  const opened: string[] = []
  render(
    <ScheduleProblems
      items={[second]}
      marks={marks}
      failed={[]}
      timezone="UTC"
      onOpen={(itemId) => opened.push(itemId)}
      onShow={() => {}}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: '1 clash' }))
  await userEvent.click(await screen.findByRole('menuitem'))
  expect(opened).toEqual(['two'])
})
