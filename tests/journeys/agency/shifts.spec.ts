import type { Page } from '@playwright/test'

import { dateField, fillDate } from '../support/date-fields.ts'
import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'
import {
  WEEK_BEFORE_CLASH,
  shiftsAddress,
  freeWeekAddress,
  freeWeek,
  addShiftFor,
  plan,
  planRow,
  shiftBlocks,
  planShift,
  undoOf,
} from '../support/shift-plan.ts'

async function moveByKeyboard(page: Page): Promise<void> {
  await planShift(page, 'Ana Ribeiro', '09:00', '17:00')
  const block = shiftBlocks(page, 'Ana Ribeiro')
  await expect(block).toHaveAccessibleName(/9:00.AM–5:00.PM, 8 hr.* Draft$/)
  await expect(block).toContainText('Draft')
  await expect(planRow(page, 'Ana Ribeiro')).toContainText('8 hr')

  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect(plan(page).page().getByRole('status').filter({ hasText: '9:15' })).toBeAttached()
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(block).toHaveAccessibleName(/9:15.AM–5:30.PM/)
  await expect(block).toBeFocused()
  await undoOf(page, 'Shift moved').click()
  await expect(block).toHaveAccessibleName(/9:00.AM–5:00.PM/)

  await block.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(shiftBlocks(page, 'Ana Ribeiro')).toBeVisible()
  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete shift' })
  await question.getByRole('button', { name: 'Delete shift' }).click()
  await expect(block).toBeHidden()
  await undoOf(page, 'Shift deleted').click()
  await expect(block).toBeVisible()
}

async function drag(page: Page): Promise<void> {
  await planShift(page, 'Antoine Duval', '08:00', '16:00')
  const start = await shiftBlocks(page, 'Antoine Duval').boundingBox()
  const target = await planRow(page, 'Ana Ribeiro').boundingBox()
  if (!start || !target) throw new Error('nothing to drag')
  const hour = start.width / 8
  const [x, y] = [start.x + start.width / 2, start.y + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + hour, y, { steps: 3 })
  await page.mouse.move(x + 2 * hour, target.y + 20, { steps: 3 })
  await page.mouse.up()
  const moved = shiftBlocks(page, 'Ana Ribeiro')
  await expect(moved).toHaveAccessibleName(/10:00.AM–6:00.PM/)
  await expect(shiftBlocks(page, 'Antoine Duval')).toHaveCount(0)

  const end = await moved.boundingBox()
  if (!end) throw new Error('nothing to drag')
  await page.mouse.move(end.x + end.width - 3, end.y + 10)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width - 3 + hour, end.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(moved).toHaveAccessibleName(/10:00.AM–7:00.PM, 9 hr/)
}

async function dragOverEmptyArea(page: Page): Promise<void> {
  const box = await planRow(page, 'Ana Ribeiro').boundingBox()
  if (!box) throw new Error('no row')
  await page.mouse.move(box.x + 400, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 460, box.y + 20, { steps: 4 })
  await page.mouse.up()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await expect(form.getByRole('button', { name: /Ana Ribeiro/ })).toBeVisible()
  await fillDate(dateField(form, 'Start'), '')
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form.getByText('Enter a start time.')).toBeVisible()
}

async function planClockChange(page: Page): Promise<void> {
  await expect(plan(page)).not.toContainText('23 hr day')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(plan(page)).toContainText('23 hr day')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await addShiftFor(page, 'Ana Ribeiro').click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await fillDate(dateField(form, 'Day'), '2027-03-27')
  await fillDate(dateField(form, 'Start'), '22:00')
  await fillDate(dateField(form, 'End'), '06:00')
  await expect(form.getByText('7 hr, until the next day')).toBeVisible()
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(shiftBlocks(page, 'Ana Ribeiro')).toHaveAccessibleName(/Mar 27, 10:00.PM–6:00.AM, 7 hr/)
}

test('a manager plans a shift, moves it by keyboard and pointer, undoes it, deletes and restores it', async ({
  page,
}) => {
  await openAs(page, 'manager', freeWeekAddress)
  await test.step('a shift is planned, moved by keyboard, deleted, and each is undone', () =>
    moveByKeyboard(page))
  await test.step('a shift is dragged to another time and person, and resized at its end', async () => {
    await navigateInPage(page, shiftsAddress(`&week=${freeWeek(1)}`))
    await expect(shiftBlocks(page, 'Ana Ribeiro')).toHaveCount(0)
    await drag(page)
  })
  await test.step('the night of a clock change has its true length and does not split at midnight', async () => {
    await navigateInPage(page, shiftsAddress('&week=2027-03-24'))
    await planClockChange(page)
  })
  await test.step('dragging over an empty area starts a shift for that person and time', async () => {
    await navigateInPage(page, shiftsAddress(`&week=${freeWeek(2)}`))
    await expect(shiftBlocks(page, 'Ana Ribeiro')).toHaveCount(0)
    await dragOverEmptyArea(page)
  })
})

async function fillGaps(page: Page): Promise<void> {
  const title = main(page).getByRole('heading', { level: 2 })
  const before = await title.textContent()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(title).not.toHaveText(before ?? '')
  const check = page.getByRole('button', { name: /conflict.*gap/ })
  await expect(check).toHaveText(/^[1-9]\d* conflict/)
  await check.click()
  const list = page.getByRole('dialog', { name: 'Conflicts and gaps' })
  await list.getByRole('region', { name: 'Gaps' }).getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await expect(form.getByRole('button', { name: /^People/ })).toHaveText('Choose people')
  await form.getByRole('button', { name: 'Add shift', exact: true }).click()
  await expect(form.getByText('Choose at least one person.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await check.click()
  await list.getByRole('region', { name: 'Conflicts' }).getByRole('button', { name: 'Show' }).first().click()
  await expect(plan(page).locator(':focus')).toHaveAccessibleName(/Conflict/)
  await expect(page).not.toHaveURL(/by=creator/)
}

test('a plan that failed to load lists its conflicts and gaps after Retry, and a tablet shows it by day', async ({
  page,
  backend,
}) => {
  await test.step('a failing plan shows its state in place, with Retry', async () => {
    await backend.faults({ mode: 'fail', status: 422, only: 'shifts/list' })
    await openAs(page, 'manager', shiftsAddress(`&by=creator&week=${WEEK_BEFORE_CLASH}`))
    await expect(main(page).getByRole('alert').filter({ hasText: 'Retry' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New shift' })).toBeVisible()
    await backend.faults({ mode: 'none' })
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).locator('[data-shift]').first()).toBeVisible()
  })
  await test.step('conflicts and gaps are listed, link to the shift, and are filled by creator', () =>
    fillGaps(page))
  await test.step('a tablet in portrait shows the week as a list by day', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await navigateInPage(page, shiftsAddress())
    await expect(main(page).getByRole('region', { name: /day/ })).toHaveCount(7)
    await main(page)
      .getByRole('button', { name: /Ana Ribeiro/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Edit shift' })).toBeVisible()
  })
})

test(
  'the first of two concurrent changes wins: the other user is notified and sees the new state',
  { tag: '@demo' },
  async ({ page, backend }) => {
    await openAs(page, 'manager', freeWeekAddress)
    await planShift(page, 'Ana Ribeiro', '09:00', '17:00')
    const block = shiftBlocks(page, 'Ana Ribeiro')
    await expect(block).toBeVisible()
    await page.evaluate(async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('access-token') ?? ''}`,
      }
      const ask = async (path: string, body: object) =>
        (await (
          await fetch(`/api/agency/shifts/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        ).json()) as {
          data: { shiftId: string; userId: string; startAt: string; endAt: string; state: string }[]
        }
      const from = new Date(Date.now() + 60 * 86_400_000).toISOString()
      const to = new Date(Date.now() + 80 * 86_400_000).toISOString()
      const [shift] = (await ask('list', { from, to })).data
      if (!shift) throw new Error('no shift')
      const endAt = new Date(Date.parse(shift.endAt) + 3_600_000).toISOString()
      await ask('save', {
        ...shift,
        clientId: 'other',
        userIds: [shift.userId],
        creatorIds: [],
        endAt,
        scope: 'one',
      })
    })
    await block.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed this' })).toBeVisible()
    await expect(block).toHaveAccessibleName(/9:00.AM–6:00.PM/)

    await backend.faults({ mode: 'fail', only: 'shifts/save', times: 1 })
    await block.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const failed = page.getByRole('alert').filter({ hasText: 'Plan not changed.' })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(block).toHaveAccessibleName(/9:15.AM–6:15.PM/)
    await expect(failed).toBeHidden()
  },
)
