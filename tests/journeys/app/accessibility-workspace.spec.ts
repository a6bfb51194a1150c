import type { Locator, Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { app, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import {
  channelAddress,
  expectThreadOpen,
  inboxRows,
  messages,
  openWorkspace,
  writeAndSend,
} from '../support/workspace.ts'

const LANGUAGES = ['en', 'de', 'ar'] as const
const OVER_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const INBOX = '/cr-tools/messages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Three dozen states of the whole workspace, on any machine.
test.beforeEach(() => test.setTimeout(180_000))

/** A walk through the workspace in one language; each step waits for its content before axe runs. */
class Walk {
  readonly page: Page
  readonly language: string

  constructor(page: Page, language: string) {
    this.page = page
    this.language = language
  }

  /** Matches a button's or tab's label at the start of its name; counts and names may follow. */
  says = (name: string): RegExp => {
    const start = localeText(this.language, name).split('{{')[0] ?? ''
    return new RegExp(`^\\W*${start.trim().replaceAll(/[.*+?^$()[\]\\]/g, '\\$&')}`)
  }
  button = (name: string, within: Locator | Page = this.page): Locator =>
    within.getByRole('button', { name: this.says(name) }).first()

  async goto(address: string): Promise<void> {
    await navigateInPage(this.page, address)
    await expectLoaded(this.page)
  }

  /** Runs axe in both themes; contrast only in English, as colors do not depend on the language. */
  async look(what: string, part?: string): Promise<void> {
    const themes = [['dark', undefined] as const, ['light', ['color-contrast']] as const]
    for (const [theme, rules] of this.language === 'en' ? themes : themes.slice(0, 1)) {
      await this.page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      const faults = await axeFindings(this.page, part, rules)
      expect.soft(faults, `${what}, ${this.language}, ${theme}`).toEqual([])
    }
  }

  /** Opens an overlay and checks it alone, as the page behind it is already checked. */
  async lookOver(what: string, opener: Locator): Promise<void> {
    await opener.click()
    const over = this.page.locator(OVER_PAGE).last()
    await expect(over).toBeVisible()
    await expect(over.locator('[aria-busy="true"]')).toHaveCount(0)
    await this.look(what, OVER_PAGE.replaceAll(/\[role="(\w+)"\]/g, '[role="$1"]'))
    await this.page.keyboard.press('Escape')
    await expect(this.page.locator(OVER_PAGE)).toHaveCount(0)
  }
}

async function lookAtInbox(walk: Walk): Promise<void> {
  const { page, button } = walk
  const list = page.getByRole('region', { name: localeText(walk.language, 'tools:inbox.list') })
  await walk.goto(INBOX)
  await expect(list.getByRole('listitem').nth(8)).toBeVisible()
  await walk.look('the inbox')
  await walk.lookOver('the filters', button('tools:inbox.filters'))
  await walk.lookOver('the other tabs', button('tools:inbox.tab_more'))
  await walk.lookOver('writing to many', button('tools:inbox.new_menu'))
  await button('tools:inbox.select').click()
  await list.getByRole('checkbox').first().click()
  await walk.look('conversations chosen', 'main')
  await button('tools:inbox.select_end').click()
  await list.getByRole('searchbox').fill('zzqx')
  await expect(button('tools:inbox.chips_clear', list).or(list.getByRole('heading'))).toBeVisible()
  await walk.look('a search without a find', 'main')
}

const TOOLS = ['vault', 'emoji', 'gif', 'scripts', 'price', 'schedule'] as const

async function lookAtChannel(walk: Walk): Promise<void> {
  const { page, button, language } = walk
  const log = page.getByRole('log')
  const open = async (channelId: string) => {
    await walk.goto(channelAddress(channelId))
    await expect(log.getByRole('article').last()).toBeVisible()
  }
  await open('channel-1-3')
  await walk.look('a conversation')
  for (const tool of TOOLS) await walk.lookOver(`the tool ${tool}`, button(`tools:compose_tools.${tool}`))
  await walk.lookOver('the acts for a conversation', button('tools:thread.more'))
  const last = log.getByRole('article').last()
  await last.hover()
  await walk.lookOver('the acts for a message', button('tools:thread.menu_for', last))
  await button('tools:thread.menu_reply', last).click()
  await button('tools:thread.search_open').click()
  await page.getByRole('searchbox', { name: localeText(language, 'tools:thread.search') }).fill('a')
  await walk.look('an answer and a search', 'main')
  for (const tab of ['purchases', 'notes']) {
    await page.getByRole('tab', { name: walk.says(`profile:fan.tab_${tab}`) }).click()
    await expectLoaded(page)
    await walk.look(`the fan’s ${tab}`, 'aside')
  }
}

/** Channels with a banner above the composer, or a notice in its place. */
async function lookAtOtherChannels(walk: Walk): Promise<void> {
  for (const [channelId, what] of [
    ['channel-1-7', 'a draft of a colleague'],
    ['channel-1-9', 'a membership that has ended'],
    ['channel-1-13', 'a colleague who is writing'],
    ['channel-1-999999', 'a conversation that is not there'],
  ] as const) {
    await walk.goto(channelAddress(channelId))
    await walk.look(what, 'main')
  }
}

async function lookAtMass(walk: Walk): Promise<void> {
  const { page, button, language } = walk
  await walk.goto('/cr-tools/messages/mass')
  await walk.look('a mass message')
  await button('tools:mass.everybody')
    .or(page.getByText(localeText(language, 'tools:mass.everybody')))
    .first()
    .click()
  await main(page).locator('textarea').first().fill('Good evening')
  await walk.lookOver('the review of a mass message', button('tools:mass.review'))
  await navigateInPage(page, '/cr-tools/messages/mass?tab=scheduled')
  await button('global:unsaved.leave').click()
  for (const tab of ['scheduled', 'sent', 'templates']) {
    await walk.goto(`/cr-tools/messages/mass?tab=${tab}`)
    await walk.look(`mass messages, ${tab}`, 'main')
  }
}

async function lookAtGroups(walk: Walk): Promise<void> {
  const { page, button } = walk
  await walk.goto('/cr-tools/messages/groups/create')
  await walk.look('a new group')
  await walk.goto(`${INBOX}?tab=groups`)
  const address = await page.locator('a[data-row]').first().getAttribute('data-row')
  await walk.goto(channelAddress(address ?? ''))
  await walk.look('the conversation of a group', 'main')
  await walk.goto(`/cr-tools/messages/groups/${address}/edit`)
  await walk.look('the settings of a group')
  await walk.goto(`/cr-tools/messages/groups/${address}/members`)
  await walk.look('the members of a group')
  await walk.lookOver('adding members', button('tools:groups.add'))
}

async function lookAtNotifications(walk: Walk): Promise<void> {
  await walk.goto('/cr-tools/notifications')
  await walk.look('the notifications')
  await walk.lookOver('their settings', walk.button('tools:notifications.settings'))
}

for (const language of LANGUAGES)
  test(`axe finds nothing in the workspace in ${language}`, async ({ page, context }) => {
    await setLanguage(context, language)
    await openWorkspace(page, INBOX, 'manager')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const walk = new Walk(page, language)
    await test.step('inbox', () => lookAtInbox(walk))
    await test.step('channel', () => lookAtChannel(walk))
    await test.step('other channels', () => lookAtOtherChannels(walk))
    await test.step('mass', () => lookAtMass(walk))
    await test.step('groups', () => lookAtGroups(walk))
    await test.step('notifications', () => lookAtNotifications(walk))
  })

test('axe finds nothing in a failed or offline inbox and a refused message', async ({
  page,
  backend,
  context,
}) => {
  await context.clock.install()
  await openWorkspace(page)
  const walk = new Walk(page, 'en')
  await backend.faults({ mode: 'fail', status: 422, latencyMs: 0 })
  await page.reload()
  await expect(app(page).getByRole('alert').first()).toBeVisible()
  await walk.look('a failed inbox')
  await backend.faults({ mode: 'none' })
  await expect(async () => {
    const retry = app(page).getByRole('button', { name: 'Retry' }).first()
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(inboxRows(page).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expectLoaded(page)
  await context.setOffline(true)
  await expect(app(page).getByText(/^Offline since/)).toBeVisible()
  await expect(inboxRows(page).first()).toBeVisible()
  await walk.look('an inbox offline')
  await context.setOffline(false)
  await walk.goto(channelAddress('channel-1-4'))
  await expectThreadOpen(page)
  await backend.faults({ mode: 'fail', status: 422, only: 'messages/send', times: 1 })
  await writeAndSend(page, 'refused at first')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(
    messages(page)
      .last()
      .getByText(/Not sent/),
  ).toBeVisible()
  await walk.look('a refused message', 'main')
})
