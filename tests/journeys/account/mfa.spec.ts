import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { signIn } from '../support/sign-in.ts'

test('a wrong code shows an error, a new one or another method can be chosen; pasting the right one signs in', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const codes = async () => (await backend.emails()).filter(({ subject }) => subject === 'code').length
  await signIn(page, 'pending_mfa')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  const code = app(page).getByRole('textbox', { name: 'Six-digit code' })
  await expect(code).toBeFocused()
  await test.step('a new code can be requested after 30 seconds, another method at once', async () => {
    await expect(app(page).getByText(/by text message to .*•••/)).toBeVisible()
    const resend = app(page).getByRole('button', { name: 'Send a new code' })
    await expect(resend).toHaveAccessibleDescription(/Send a new code in \d+ second/)
    expect(await codes()).toBe(1)
    await backend.advanceTime(31_000)
    await resend.click()
    await expect.poll(codes).toBe(2)
    await expect(resend).toHaveAccessibleDescription(/Send a new code in \d+ second/)
    await app(page).getByRole('button', { name: 'Authenticator app' }).click()
    await expect(app(page).getByText('Open your authenticator app')).toBeVisible()
  })
  await code.pressSequentially('654321')
  await expect(code).toHaveAccessibleDescription(/Wrong code/)
  await navigateInPage(page, '/agency-manage')
  await expect(page).toHaveURL('/mfa')
  await page.evaluate(() => navigator.clipboard.writeText(' 123-456 '))
  await code.press('Control+V')
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})
