import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { ConfirmCall } from './confirm-call'

beforeAll(() => startTestI18n())

test('stays open while its call runs, and says why the call was refused', async () => {
  const call = Promise.withResolvers<void>()
  const onClose = vi.fn()
  const user = userEvent.setup()
  render(
    <ConfirmCall
      title="Delete set"
      cancelLabel="Keep"
      confirmLabel="Delete"
      call={() => call.promise}
      onClose={onClose}
    >
      No one has it.
    </ConfirmCall>,
  )
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  call.reject(new Error('refused'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(onClose).toHaveBeenCalledOnce()
})
