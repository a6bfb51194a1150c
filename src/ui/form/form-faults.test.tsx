import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { field, GOOD, refusal, renderForm, save, withForms } from '../../../tests/form-fixture'
import { waitForExpect } from '../../../tests/wait-for-expect'
import { ApiError } from '@/api/errors'
import { i18next } from '@/i18n'

withForms()

describe('an invalid field', () => {
  it('has an error description on every kind of control, and the form sends nothing', async () => {
    const send = vi.fn(() => Promise.resolve('saved'))
    renderForm({ save: send })
    await save()
    const controls = [
      [field('Name'), 'Enter a name.'],
      [field('Note'), 'Write a note.'],
      [field('Price'), 'Enter an amount.'],
      [screen.getByRole('button', { name: /List/ }), 'Choose a list.'],
      [screen.getByRole('combobox', { name: 'Person' }), 'Check this field.'],
      [screen.getByRole('radiogroup', { name: 'Side' }), 'Only all.'],
      [screen.getByRole('checkbox', { name: /I agree/ }), 'Agree first.'],
      [screen.getByRole('switch', { name: /Loud/ }), 'Turn it on.'],
    ] as const
    for (const [control, words] of controls) {
      expect(control).toHaveAttribute('aria-invalid', 'true')
      expect(control).toHaveAccessibleDescription(expect.stringContaining(words))
    }
    expect(send).not.toHaveBeenCalled()
  })

  it('gets the focus: the first on the screen, not the first of the schema', async () => {
    renderForm({}, true)
    await save()
    expect(field('Early note')).toHaveFocus()
  })

  it.each([
    ['a list', { list: null }, () => screen.getByRole('button', { name: /List/ })],
    ['a search', { person: null }, () => screen.getByRole('combobox', { name: 'Person' })],
    ['radios', { side: 'own' as const }, () => screen.getByRole('radio', { name: 'Own' })],
    ['a box', { agreed: false }, () => screen.getByRole('checkbox', { name: /I agree/ })],
    ['a switch', { loud: false }, () => screen.getByRole('switch', { name: /Loud/ })],
  ])('gets the focus when it is %s', async (_kind, part, control) => {
    renderForm({ values: { ...GOOD, ...part } })
    await save()
    await waitForExpect(() => expect(control()).toHaveFocus())
  })

  it('loses its error once it is valid', async () => {
    renderForm({ values: { ...GOOD, name: '' } })
    await save()
    await userEvent.type(field('Name'), 'B')
    await waitForExpect(() => expect(field('Name')).not.toHaveAttribute('aria-invalid'))
    expect(field('Name')).toHaveAccessibleDescription('As on the card')
  })

  it('shows its error in the new language after a switch', async () => {
    renderForm({ values: { ...GOOD, name: '' } })
    await save()
    await act(() => i18next.changeLanguage('de'))
    await waitForExpect(() => expect(field('Name')).toHaveAccessibleDescription('Gib einen Namen ein.'))
  })
})

describe('an error from the server', () => {
  it('shows under its field, which gets the focus', async () => {
    renderForm({ values: GOOD, save: () => Promise.reject(refusal(422, { price: 'Too much.' })) })
    await save()
    await waitForExpect(() => expect(field('Price')).toHaveAccessibleDescription('Too much.'))
    expect(field('Price')).toHaveFocus()
    expect(screen.queryByText('Not like this.')).not.toBeInTheDocument()
    await userEvent.type(field('Price'), '1')
    await waitForExpect(() => expect(field('Price')).not.toHaveAttribute('aria-invalid'))
  })

  it('maps to a field with another name', async () => {
    const plan = { values: GOOD, serverNames: { title: 'name' } } as const
    renderForm({ ...plan, save: () => Promise.reject(refusal(409, { title: 'Taken.' })) })
    await save()
    await waitForExpect(() => expect(field('Name')).toHaveAccessibleDescription('Taken.'))
  })

  it.each([
    ['of no field', refusal(403), 'Not like this.'],
    ['of a field that is not here', refusal(422, { currency: 'No such currency.' }), 'No such currency.'],
    [
      'without a word',
      new ApiError('network', { path: '/api/x' }),
      'There was an issue contacting the server',
    ],
  ])('shows above the buttons: %s', async (_kind, error, words) => {
    renderForm({ values: GOOD, save: () => Promise.reject(error) })
    await save()
    await waitForExpect(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
    expect(field('Name')).toHaveValue('Ana')
  })

  it('allows another attempt', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(403)).mockResolvedValue('saved')
    renderForm({ values: GOOD, save: send })
    await save()
    expect(await screen.findByText('Not like this.')).toBeInTheDocument()
    await save()
    await waitForExpect(() => expect(screen.queryByText('Not like this.')).not.toBeInTheDocument())
    expect(send).toHaveBeenCalledTimes(2)
  })
})
