import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { field, rejection, save, setUpForms } from '../../../../tests/support/render/render-form'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import { LanguageProvider } from '@/i18n/language-provider'
import { setWorkingUser } from '@/services/session/working-user'
import { saveLocalDraft } from '@/services/storage/drafts'

import { TextDialog } from './text-dialog'
import { NOT_SENT } from './use-save-form'

setUpForms()
beforeEach(() => setWorkingUser('u1'))

const onClose = vi.fn()
beforeEach(() => onClose.mockClear())

async function open(plan: Partial<ComponentProps<typeof TextDialog<string>>> = {}) {
  const { unmount } = render(
    <LanguageProvider>
      <TextDialog
        title="Report"
        save="Save"
        field={{ label: 'Reason', missing: 'Write a reason.' }}
        send={async () => 'saved'}
        onClose={onClose}
        {...plan}
      />
    </LanguageProvider>,
  )
  await screen.findByRole('textbox', { name: 'Reason' })
  return unmount
}

it('keeps the text through a reload, for its own subject', async () => {
  const closeFirst = await open({ draftKey: 'fan-1' })
  await userEvent.type(field('Reason'), 'Asked for my address')
  closeFirst()
  const closeOther = await open({ draftKey: 'fan-2' })
  expect(field('Reason')).toHaveValue('')
  closeOther()
  await open({ draftKey: 'fan-1' })
  expect(field('Reason')).toHaveValue('Asked for my address')
})

it('restores a text that was stored under what its call names it', async () => {
  saveLocalDraft('u1', 'fan-1', { reason: 'Asked for my address' })
  await open({ draftKey: 'fan-1', field: { name: 'reason', label: 'Reason' } })
  expect(field('Reason')).toHaveValue('Asked for my address')
})

it('sends the text, closes, and passes on the answer', async () => {
  const send = vi.fn(async () => 'saved')
  const calls: string[] = []
  await open({
    send,
    refresh: () => calls.push('refresh'),
    onSaved: (answer) => calls.push(answer),
  })
  await userEvent.type(field('Reason'), ' Rude ')
  await save()
  await waitForExpect(() => expect(onClose).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledExactlyOnceWith('Rude', expect.any(String))
  expect(calls).toEqual(['refresh', 'saved'])
})

it('sends an empty text only where it is optional', async () => {
  const send = vi.fn(async () => 'saved')
  const close = await open({ send })
  await save()
  expect(field('Reason')).toHaveAccessibleDescription('Write a reason.')
  expect(send).not.toHaveBeenCalled()
  close()
  await open({ send, field: { label: 'Reason' } })
  await save()
  await waitForExpect(() => expect(send).toHaveBeenCalledExactlyOnceWith('', expect.any(String)))
})

it.each(['note', 'text'])('shows a refusal of the %s under the field', async (refused) => {
  const send = () => Promise.reject(rejection(422, { [refused]: 'Not like this.' }))
  await open({ field: { name: 'note', label: 'Reason' }, send })
  await userEvent.type(field('Reason'), 'Rude')
  await save()
  await waitForExpect(() => expect(field('Reason')).toHaveAccessibleDescription('Not like this.'))
  expect(onClose).not.toHaveBeenCalled()
})

it('stays open when the user steps back', async () => {
  const send = vi.fn(() => Promise.resolve<typeof NOT_SENT>(NOT_SENT))
  await open({ send })
  await userEvent.type(field('Reason'), 'Rude')
  await save()
  await waitForExpect(() => expect(send).toHaveBeenCalledOnce())
  expect(field('Reason')).toHaveValue('Rude')
  expect(onClose).not.toHaveBeenCalled()
})

it('starts with a text that fits', async () => {
  await open({ text: 'A copy of Regulars', field: { label: 'Reason', maxLength: 6, isLine: true } })
  expect(field('Reason')).toHaveValue('A copy')
})
