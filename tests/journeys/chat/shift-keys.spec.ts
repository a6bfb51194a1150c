import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { expectVisibleFocus, keyboard } from '../support/keyboard.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, workClock } from '../support/locators.ts'
import { countAcceptedCalls } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import {
  channelIn,
  expectNextOpen,
  expectStoredOnce,
  noteField,
  type SentMessage,
  storedMessagesOf,
  requireHandoverNote,
} from '../support/shift-checks.ts'
import { emailField, identity, passwordField } from '../support/sign-in.ts'
import { composer, expectThreadOpen, inbox, inboxRows, messages, thread } from '../support/workspace.ts'

test('a whole shift by keyboard alone, from sign-in to logout', async ({ page, context, backend }) => {
  test.setTimeout(180_000) // About a hundred keys, with a focus check after each.
  await context.clock.install()
  await requireHandoverNote(context.request)
  const { press, type, to, toFan, command } = keyboard(page)
  const sends = countAcceptedCalls(page, '/messages/send')
  const sent: SentMessage[] = []
  const gone = async (text: string, channelId: string) => {
    sent.push({ text, channelId })
    await backend.advanceTime(UNDO_SEND_MS)
    await expect.poll(sends).toBe(sent.length)
  }
  /** Sends the composer's text. */
  const out = async (text: string) => {
    const channelId = channelIn(page)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription('')
    await press('Enter')
    await expect(composer(page)).toHaveValue('')
    await expect(composer(page)).toBeFocused()
    await gone(text, channelId)
  }
  const say = (text: string) => type(text).then(() => out(text))

  await page.goto('/login')
  await to(emailField(page))
  await type(identity('chatter').email)
  await to(passwordField(page))
  await type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cr-select/)
  await expectLoaded(page)

  await to(workClock(page).getByRole('button', { name: 'Clock In' }), 'Shift+Tab')
  await press('Enter')
  await expect(workClock(page).getByRole('button', { name: 'Clock Out' })).toBeVisible()
  await to(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cr-tools')
  await expectLoaded(page)
  await to(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Messages/ })
      .first(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cr-tools\/messages/)
  await expect(inboxRows(page).first()).toBeVisible()
  await expectVisibleFocus(page)

  await test.step('answers the next fan and quotes a message', async () => {
    const before = page.url()
    await page.keyboard.press('n')
    await expectNextOpen(page, before)
    await expect(composer(page)).toBeFocused()
    await say('First by keys')
    const quoted = await toFan()
    await press('Enter')
    await to(page.getByRole('menuitem', { name: 'Reply' }), 'ArrowDown')
    await press('Enter')
    await expect(page.getByText(/^Replying to/)).toBeVisible()
    await expect(composer(page)).toBeFocused()
    await say('With a quote')
    await toFan()
    await press('Enter')
    await to(page.getByRole('menuitem').first(), 'ArrowDown')
    await press('Enter')
    await expect(quoted.getByRole('button', { name: /❤️/, pressed: true })).toBeVisible()
  })

  await test.step('search in the thread finds, and returns the focus', async () => {
    await press('Control+f')
    const field = page.getByRole('searchbox', { name: 'Search this chat' })
    await expect(field).toBeFocused()
    await type('keys')
    await expect(page.getByText(/^1 of \d+\+?$/)).toBeVisible()
    await press('Enter')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expectVisibleFocus(page)
    await press('r')
    await expect(composer(page)).toBeFocused()
  })

  await test.step('sets a price, and undoes a hasty send', async () => {
    await press('Alt+p')
    const pricing = page.getByRole('dialog', { name: 'Price' })
    await expect(pricing).toBeVisible()
    await expectVisibleFocus(page)
    await page.keyboard.press('Escape')
    await expect(pricing).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    await type('Too hasty')
    await press('Enter')
    await expect(composer(page)).toHaveValue('')
    await press('Control+z')
    await expect(composer(page)).toHaveValue('Too hasty')
    await expect(messages(page).filter({ hasText: 'Too hasty' })).toHaveCount(0)
    await press('Control+a')
    await press('Delete')
  })

  const price = await test.step('sells a vault item', async () => {
    await press('Alt+v')
    const vault = page.getByRole('dialog', { name: 'Vault' })
    await to(vault.getByRole('gridcell').first().getByRole('button').first())
    await press('ArrowRight')
    await press('Enter')
    const usual = vault.getByRole('button', { name: /^Usual/ })
    await to(usual)
    await press('Enter')
    const shown = /\$([\d.]+)/.exec((await usual.textContent()) ?? '')?.[1] ?? 'no price'
    await to(vault.getByRole('button', { name: 'Attach 1' }))
    await press('Enter')
    await expect(vault).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    await say('Sold by keys')
    return Math.round(Number(shown) * 100)
  })

  await test.step('starts a script and finds an emoji by name', async () => {
    await press('Alt+s')
    const scripts = page.getByRole('dialog', { name: 'Scripts' })
    await to(scripts.getByRole('listitem').first().getByRole('button').first())
    await press('Enter')
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).not.toHaveValue('')
    await out(await composer(page).inputValue())
    await type('Wave ')
    await press('Alt+j')
    const emoji = page.getByRole('dialog', { name: 'Emoji' })
    await expect(emoji.getByRole('searchbox')).toBeFocused()
    await type('waving hand')
    await to(emoji.getByRole('button', { name: 'waving hand', exact: true }))
    await press('Enter')
    await page.keyboard.press('Escape')
    await expect(emoji).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue(/^Wave .+/)
    await out(await composer(page).inputValue())
  })
  const first = channelIn(page)

  await test.step('leaves a note for the next chatter', async () => {
    await press('Alt+n')
    await expect(noteField(page)).toBeFocused()
    const saved = page.waitForResponse((answer) => answer.url().includes('/notes/update') && answer.ok())
    await type('Exam on Friday')
    await saved
  })

  await test.step('arrow keys walk the list and scroll it along', async () => {
    const open = inbox(page).locator('a[data-row][aria-current]')
    const walk = async (keys: string) => {
      const before = page.url()
      await page.keyboard.press(keys)
      await expect(page).not.toHaveURL(before)
      await expect(open).toHaveAttribute('data-row', channelIn(page))
      await expectThreadOpen(page)
      await expectVisibleFocus(page)
      return channelIn(page)
    }
    // From a chat outside the visible rows, the first row is next.
    const one = await walk('Alt+ArrowDown')
    expect(await walk('Alt+ArrowDown')).not.toBe(one)
    expect(await walk('Alt+ArrowUp')).toBe(one)
  })

  await test.step('one key opens another creator, the next her best chat', async () => {
    const here = inbox(page).getByRole('navigation', { name: 'Your creators' }).locator('[aria-current=true]')
    const name = (await here.getAttribute('title')) ?? ''
    await page.keyboard.press('Alt+2')
    await expect(here).not.toHaveAttribute('title', name)
    await expectVisibleFocus(page)
    await to(page.getByRole('button', { name: 'Open chat' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/messages\/channel-/)
    await expectThreadOpen(page)
    expect(channelIn(page).split('-')[1]).not.toBe(first.split('-')[1])
    await press('r')
  })

  await test.step('sends and opens the next chat at once', async () => {
    const [before, channelId] = [page.url(), channelIn(page)]
    await type('Sent and on')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription('')
    await page.keyboard.press('Control+Enter')
    await expectNextOpen(page, before)
    await expect(composer(page)).toBeFocused()
    await expectVisibleFocus(page)
    await gone('Sent and on', channelId)
  })

  await test.step('the crisis check holds a message, and going back sends nothing', async () => {
    await type('I want to die')
    await press('Enter')
    const help = page.getByRole('dialog', { name: 'Help is available' })
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
    await to(help.getByRole('button', { name: 'Back to message' }))
    await press('Enter')
    await expect(help).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('I want to die')
    await press('Control+a')
    await press('Delete')
    await backend.advanceTime(UNDO_SEND_MS)
    await say('Tell me more')
    await expect(thread(page).getByText('I want to die')).toHaveCount(0)
  })
  const last = channelIn(page)

  await test.step('reads notifications', async () => {
    await command('Notifications')
    await expect(page).toHaveURL(/\/cr-tools\/notifications/)
    await expectLoaded(page)
    await expectVisibleFocus(page)
    const marks = page.getByRole('article').getByRole('button', { name: /^Mark as read/ })
    await expect(marks.first()).toBeVisible()
    const unread = await marks.count()
    await to(marks.first())
    await press('Enter')
    await expect(marks).toHaveCount(unread - 1)
  })

  await test.step('ends the shift with a handover note', async () => {
    await command('Clock out')
    const question = page.getByRole('dialog', { name: 'Clock Out' })
    await to(question.getByRole('textbox'))
    await type('Captain waits for Friday')
    await to(question.getByRole('button', { name: 'Clock Out' }))
    await press('Enter')
    await expect(question).toHaveCount(0)
    await expect(workClock(page)).toContainText('Off Duty')
    await expectVisibleFocus(page)
    await command('Logout')
    await expect(heading(page, 'Sign in')).toBeVisible()
  })

  await expectStoredOnce(context.request, sent)
  const all = await storedMessagesOf(context.request, first)
  expect(all.find(({ text }) => text === 'With a quote')?.replyTo).not.toBeNull()
  expect(all.find(({ text }) => text === 'Sold by keys')?.price).toBe(price)
  expect(all.some(({ text }) => text === 'Too hasty')).toBe(false)
  expect(all.some(({ reactions }) => reactions.some(({ emoji }) => emoji === '❤️'))).toBe(true)
  const others = await storedMessagesOf(context.request, last)
  expect(others.some(({ text }) => text === 'I want to die')).toBe(false)
})
