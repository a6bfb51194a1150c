import type { Locator, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { app, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import { channelAddress } from '../support/workspace.ts'

/** Direction marks, Arabic, a joined emoji, markup, and what a template would fill in. */
const HOSTILE =
  '\u202Eمرحبا 👩‍👩‍👧 <img src="x" onerror="alert(1)"><script>alert(2)</script><b>bold</b> {{name}} $t(common:logout)'
const BAD_TEXTS = [HOSTILE, 'w'.repeat(100_000)]

interface FormScreen {
  path: string
  /** Buttons that lead to the form, one after the other. */
  open: readonly string[]
  submit: string
  /** The form is a part of the page, not a dialog. */
  isOnPage?: boolean
}

const FORMS: readonly FormScreen[] = [
  { path: '/vault', open: ['New folder'], submit: 'Create' },
  { path: '/scheduler', open: ['New', 'Post or story'], submit: 'Schedule' },
  { path: '/list', open: ['New list', 'Manual list'], submit: 'Create' },
  { path: '/memberships', open: ['New membership'], submit: 'Create' },
  { path: '/welcome-messages', open: ['New sequence'], submit: 'Create', isOnPage: true },
  { path: '/discounts-trials', open: ['New discount'], submit: 'Create discount' },
  { path: '/post-categories', open: ['New category'], submit: 'Create' },
  { path: '/dmca', open: ['Report links'], submit: 'Create cases' },
  { path: '/live', open: ['New live stream'], submit: 'Create' },
  { path: '/cr-tools/profile', open: [], submit: 'Save changes', isOnPage: true },
]

/** Goes on to another page, also with something unsaved, which stays for a return. */
async function moveTo(page: Page, address: string, sign: Locator, leaveWord = 'Leave page'): Promise<void> {
  await navigateInPage(page, address)
  const leave = page.getByRole('button', { name: leaveWord, exact: true })
  await expect(leave.or(sign).first()).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(sign).toBeVisible()
}

const opener = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()

/** Opens a form in the loaded app. */
async function openForm(page: Page, { path, open, submit, isOnPage = false }: FormScreen): Promise<Locator> {
  const button = (form: Locator) => form.getByRole('button', { name: submit, exact: true })
  await moveTo(page, path, open[0] === undefined ? button(main(page)) : opener(page, open[0]))
  for (const name of open) await opener(page, name).click()
  const form = isOnPage ? main(page) : page.getByRole('dialog').last()
  await expect(button(form)).toBeVisible()
  await expect(form.getByRole('textbox').first()).toBeVisible()
  return form
}

/** Writes a text into every field that takes one. */
async function fillAll(form: Locator, text: string): Promise<void> {
  for (const field of await form.getByRole('textbox').all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(text)
}

/** Saved, so the form is gone or has nothing left to save; or something is at fault. */
const isSettled = async (form: Locator, submit: Locator): Promise<boolean> =>
  (await submit.count()) === 0 ||
  (await submit.and(form.page().locator('[aria-disabled="true"]:not([aria-busy="true"])')).count()) > 0 ||
  (await form.locator('[aria-invalid="true"]').count()) > 0

async function fillBadly(page: Page, screen: FormScreen): Promise<void> {
  const form = await openForm(page, screen)
  const submit = form.getByRole('button', { name: screen.submit, exact: true })
  await fillAll(form, '')
  await submit.click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
  for (const text of BAD_TEXTS) {
    if ((await submit.count()) === 0) await openForm(page, screen)
    await fillAll(form, text)
    await submit.click()
    await expect.poll(() => isSettled(form, submit)).toBe(true)
    await expect(page.locator('h1')).toBeAttached()
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(page.locator('img[src="x"], #root b, #root script, [role="dialog"] b')).toHaveCount(0)
}

test('no form of the tools takes bad input for more than text, and each says what is at fault', async ({
  page,
}) => {
  test.slow()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await openAs(page, 'manager', '/vault', 'creator-01')
  await expectLoaded(page)
  for (const screen of FORMS) await test.step(screen.path, () => fillBadly(page, screen))
  expect(dialogs).toEqual([])
})

/** Dialogs of the tools whose own journeys do not reload. */
const KEPT_FORMS: readonly FormScreen[] = [
  { path: '/vault', open: ['New folder'], submit: 'Create' },
  { path: '/discounts-trials', open: ['New discount'], submit: 'Create discount' },
  { path: '/discounts-trials?tab=trials', open: ['New trial'], submit: 'Create trial' },
  { path: '/discounts-trials?tab=links', open: ['New tracking link'], submit: 'Create link' },
  { path: '/post-categories', open: ['New category'], submit: 'Create' },
  { path: '/dmca', open: ['Rights holder'], submit: 'Save' },
]

test('what is typed into the forms of the tools is there again after leaving and a reload', async ({
  page,
}) => {
  const typedIn = ({ open }: FormScreen) => `Spring, ${open.join()}`
  const field = (form: Locator) => form.getByRole('textbox').first()
  await openAs(page, 'manager', '/vault', 'creator-01')
  await expectLoaded(page)
  for (const screen of KEPT_FORMS) await field(await openForm(page, screen)).fill(typedIn(screen))
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expectLoaded(page)
  for (const screen of KEPT_FORMS)
    await test.step(`${screen.path}, ${screen.open.join()}`, async () => {
      await expect(field(await openForm(page, screen))).toHaveValue(typedIn(screen))
    })
})

/** The reader's language. */
const LANGUAGE = 'de'
const say = (name: string): string => localeText(LANGUAGE, name)
/** What a sentence says before the first of its values. */
const sayStart = (name: string): string => say(name).split('{{')[0] ?? ''

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const GOOD_FILE = { name: 'beach.png', mimeType: 'image/png', buffer: PIXEL }
/** What the vault finds the good file by. */
const TYPED = 'beach'
/** The browser says that it has this size. */
const HUGE = { name: 'huge.png', bytes: 101 * 2 ** 20 }

const BAD_FILES = [
  { fault: 'content', name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Just a text.') },
  { fault: 'empty', name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  { fault: 'type', name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  { fault: 'size', name: HUGE.name, mimeType: 'image/png', buffer: PIXEL },
] as const
type Fault = (typeof BAD_FILES)[number]['fault']

interface FileScreen {
  path: string
  /** The field that takes files. */
  input: string
  /** What shows the error, beside the field. */
  beside: (page: Page) => Locator
  error: (fault: Fault) => string
  /** Whether a file of another type is in the list of uploads, to be dropped there. */
  takesOtherTypes: boolean
  drop: string
  /** A field that is filled before. */
  text: (page: Page) => Locator
  /** The picture that was uploaded before. */
  uploaded: (page: Page) => Locator
}

const UPLOADED = {
  takesOtherTypes: true,
  error: (fault: Fault) => sayStart(`tools:compose_tools.file_${fault}`),
  drop: 'tools:compose_tools.upload_drop',
}

const attachments = (page: Page) =>
  page.getByRole('list', { name: say('tools:compose_tools.attachments'), exact: true }).first()

const COMPOSER = {
  ...UPLOADED,
  input: 'tools:compose_tools.upload',
  beside: attachments,
  uploaded: (page: Page) => attachments(page).getByRole('button', { name: /1 von 1/ }),
}

/** A field for one picture. */
function pictureField(name: string): Omit<FileScreen, 'path' | 'text'> {
  const field = (page: Page) => app(page).getByRole('group', { name: say(name), exact: true })
  return {
    input: name,
    beside: field,
    takesOtherTypes: false,
    error: (fault) => (fault === 'type' ? say('tools:groups.picture_wrong') : UPLOADED.error(fault)),
    drop: UPLOADED.drop,
    uploaded: (page) => field(page).getByRole('img'),
  }
}

const textField = (name: string) => (page: Page) =>
  app(page).getByRole('textbox', { name: say(name), exact: true })
const chatField = (page: Page) =>
  app(page).getByRole('textbox', { name: new RegExp(`^${sayStart('tools:composer.name')}`) })

const FILE_SCREENS: readonly FileScreen[] = [
  {
    ...UPLOADED,
    path: '/vault',
    input: 'marketplace:vault.upload_files',
    beside: (page) => main(page).getByRole('list', { name: say('marketplace:vault.uploads') }),
    text: (page) => main(page).getByRole('searchbox'),
    uploaded: (page) => main(page).getByRole('gridcell').filter({ hasText: GOOD_FILE.name }),
  },
  {
    ...pictureField('profile:creator.picture'),
    path: '/cr-tools/profile',
    text: textField('profile:creator.display_name'),
  },
  {
    ...pictureField('tools:groups.picture'),
    path: '/cr-tools/messages/groups/create',
    text: textField('tools:groups.name'),
  },
  { ...COMPOSER, path: channelAddress('channel-1-3'), text: chatField },
  { ...COMPOSER, path: '/cr-tools/messages/mass', text: textField('tools:mass.message') },
  {
    path: '/dmca?case=case-1-1',
    input: 'marketplace:dmca.capture_add',
    beside: (page) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('marketplace:dmca.evidence'), exact: true }) }),
    error: (fault) =>
      fault === 'type' ? say('marketplace:dmca.capture_not_a_picture') : UPLOADED.error(fault),
    takesOtherTypes: false,
    drop: UPLOADED.drop,
    text: textField('marketplace:dmca.notice_text'),
    uploaded: (page) => main(page).getByRole('listitem').filter({ hasText: GOOD_FILE.name }).first(),
  },
]

/** Adds a good file and each bad one. */
async function addFiles(page: Page, screen: FileScreen): Promise<void> {
  const { input, beside, error, takesOtherTypes, drop, text, uploaded } = screen
  const files = page.getByLabel(say(input), { exact: true }).and(page.locator('input[type=file]')).first()
  await text(page).fill(TYPED)
  await files.setInputFiles(GOOD_FILE)
  await expect(uploaded(page)).toBeVisible()
  const [start = '', end = ''] = say(drop).split('{{name}}')
  const dropButton = beside(page).getByRole('button', { name: new RegExp(`^${start}.*${end}$`) })
  for (const { fault, ...file } of BAD_FILES) {
    await files.setInputFiles(file)
    await expect(beside(page)).toContainText(error(fault))
    if (fault !== 'type' || takesOtherTypes) await dropButton.click()
  }
  await expect(text(page)).toHaveValue(TYPED)
  await expect(uploaded(page)).toBeVisible()
}

test('every file field says beside it why it takes no bad file, and keeps what is there', async ({
  page,
  context,
}) => {
  test.slow()
  await setLanguage(context, LANGUAGE)
  await page.addInitScript(({ name, bytes }) => {
    const own = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')
    Object.defineProperty(File.prototype, 'size', {
      get(this: File) {
        return this.name === name ? bytes : (own?.get?.call(this) as number) // the browser's own getter
      },
    })
  }, HUGE)
  await openAs(page, 'manager', '/vault', 'creator-01')
  await expectLoaded(page)
  for (const screen of FILE_SCREENS)
    await test.step(screen.path, async () => {
      await moveTo(page, screen.path, screen.text(page), say('global:unsaved.leave'))
      await addFiles(page, screen)
    })
})
