import type { Page } from '@playwright/test'

import { dateField, fillDate } from './date-fields.ts'
import { expect } from './stage.ts'

export const DAY_MS = 24 * 60 * 60_000
/** Today where the agency is, and days from it; `2026-11-22`. At midnight there it is another day than here. */
export function agencyDay(daysFromToday = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date())
  return new Date(Date.parse(today) + daysFromToday * DAY_MS).toISOString().slice(0, 10)
}
const daysSinceMonday = (new Date(agencyDay()).getUTCDay() + 6) % 7
/** The week in which somebody is planned twice at the same time, and the one before it. */
export const WEEK_BEFORE_CLASH = agencyDay(7 - daysSinceMonday)
/** A week that nobody has planned yet. */
export const FREE_WEEK = new Date(Date.now() + 70 * DAY_MS).toISOString().slice(0, 10)
export const shifts = (search = '') => `/agency-manage/employees?tab=shifts${search}`
export const freeWeek = shifts(`&week=${FREE_WEEK}`)

export const plan = (page: Page) => page.getByRole('region', { name: 'Weekly plan' })
export const row = (page: Page, name: string) =>
  plan(page).getByRole('group', { name: new RegExp(`^${name}, `) })
/** A name inside a sentence, kept from turning it round. A block says its short time and label first. */
const spoken = (name: string) => new RegExp(`\u2068?${name}\u2069?, `)
export const blocks = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: spoken(name) })
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
/** What takes back the act that a toast tells of. */
export const undo = (page: Page, told: string) =>
  page.getByRole('group').filter({ hasText: told }).getByRole('button', { name: 'Undo' })

/** Plans a shift of somebody by the form, on the day it offers. */
export async function planShift(page: Page, name: string, start: string, end: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Add a shift for ${name}` })
    .click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await fillDate(dateField(form, 'Start'), start)
  await fillDate(dateField(form, 'End'), end)
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form).toBeHidden()
}
