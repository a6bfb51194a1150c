import type { Page } from '@playwright/test'

import { DAY_MS } from '../../../src/lib/duration.ts'
import { dateField, fillDate } from './date-fields.ts'
import { expect } from './fixtures.ts'

/** A day in the agency's time zone, `2026-11-22`; around midnight it differs from the local day. */
export function agencyDay(daysFromToday = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date())
  return new Date(Date.parse(today) + daysFromToday * DAY_MS).toISOString().slice(0, 10)
}
const daysSinceMonday = (new Date(agencyDay()).getUTCDay() + 6) % 7
/** The week before the one in which a person has two shifts at the same time. */
export const WEEK_BEFORE_CLASH = agencyDay(7 - daysSinceMonday)
/** A week without shifts; also the weeks after it. */
export const freeWeek = (after = 0) =>
  new Date(Date.now() + (70 + 7 * after) * DAY_MS).toISOString().slice(0, 10)
export const FREE_WEEK = freeWeek()
export const shiftsAddress = (search = '') => `/agency-manage/employees?tab=shifts${search}`
export const freeWeekAddress = shiftsAddress(`&week=${FREE_WEEK}`)

export const plan = (page: Page) => page.getByRole('region', { name: 'Weekly plan' })
export const planRow = (page: Page, name: string) =>
  plan(page).getByRole('group', { name: new RegExp(`^\u2068?${name}\u2069?, `) })
/** Matches a name wrapped in bidi marks. A block's label starts with its short time. */
const isolatedName = (name: string) => new RegExp(`\u2068?${name}\u2069?, `)
export const shiftBlocks = (page: Page, name: string) =>
  planRow(page, name).getByRole('button', { name: isolatedName(name) })
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
/** The Undo button of a toast. */
export const undoOf = (page: Page, text: string) =>
  page.getByRole('group').filter({ hasText: text }).getByRole('button', { name: 'Undo' })

export const addShiftFor = (page: Page, name: string) =>
  planRow(page, name).getByRole('button', { name: `Add a shift for \u2068${name}\u2069` })

/** Plans a shift for a person by the form, on its default day. */
export async function planShift(page: Page, name: string, start: string, end: string): Promise<void> {
  await addShiftFor(page, name).click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await fillDate(dateField(form, 'Start'), start)
  await fillDate(dateField(form, 'End'), end)
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form).toBeHidden()
}
