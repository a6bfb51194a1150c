import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import {
  field,
  VALID_VALUES,
  rejection,
  renderForm,
  save,
  setUpForms,
} from '../../../../tests/support/render/render-form'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import { ApiError } from '@/api/errors'
import { i18next } from '@/i18n'
import { watchConnection } from '@/services/network/connection'

setUpForms()

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
    renderForm({ values: { ...VALID_VALUES, ...part } })
    await save()
    await waitForExpect(() => expect(control()).toHaveFocus())
  })

  it('loses its error once it is valid', async () => {
    renderForm({ values: { ...VALID_VALUES, name: '' } })
    await save()
    await userEvent.type(field('Name'), 'B')
    await waitForExpect(() => expect(field('Name')).not.toHaveAttribute('aria-invalid'))
    expect(field('Name')).toHaveAccessibleDescription('As on the card')
  })

  it('shows its error in the new language after a switch', async () => {
    renderForm({ values: { ...VALID_VALUES, name: '' } })
    await save()
    await act(() => i18next.changeLanguage('de'))
    await waitForExpect(() => expect(field('Name')).toHaveAccessibleDescription('Gib einen Namen ein.'))
  })
})

describe('an error from the server', () => {
  it('shows under its field, which gets the focus', async () => {
    renderForm({ values: VALID_VALUES, save: () => Promise.reject(rejection(422, { price: 'Too much.' })) })
    await save()
    await waitForExpect(() => expect(field('Price')).toHaveAccessibleDescription('Too much.'))
    expect(field('Price')).toHaveFocus()
    expect(screen.queryByText('Not like this.')).not.toBeInTheDocument()
    await userEvent.type(field('Price'), '1')
    await waitForExpect(() => expect(field('Price')).not.toHaveAttribute('aria-invalid'))
  })

  it.each([
    ['', 'title', { title: 'name' }, 'Name'],
    [' in an object', 'profile.title', { 'profile.title': 'name' }, 'Name'],
    [' in a row', 'websites.0.address', { websites: 'links', address: 'url' }, 'First link'],
  ] as const)('maps to a field with another name%s', async (_where, refused, serverNames, name) => {
    const save422 = () => Promise.reject(rejection(422, { [refused]: 'Taken.' }))
    renderForm({ values: VALID_VALUES, serverNames, save: save422 })
    await save()
    await waitForExpect(() => expect(field(name)).toHaveAccessibleDescription(/Taken\.$/))
  })

  it.each([
    ['of no field', rejection(403), 'Not like this.'],
    ['of a field that is not here', rejection(422, { currency: 'No such currency.' }), 'No such currency.'],
    ['of something that is gone', rejection(404), 'Not like this.'],
    ['of two people at once', rejection(409), 'Not like this.'],
    ["of a broken server, without the server's text", rejection(500), 'Something went wrong.'],
    ['of a broken server that names a field', rejection(503, { name: 'x' }), 'Something went wrong.'],
    [
      'that comes too late',
      new ApiError('timeout', { path: '/api/x' }),
      'There was an issue contacting the server',
    ],
    [
      'without a word',
      new ApiError('network', { path: '/api/x' }),
      'There was an issue contacting the server',
    ],
  ])('shows above the buttons: %s', async (_kind, error, words) => {
    renderForm({ values: VALID_VALUES, save: () => Promise.reject(error) })
    await save()
    await waitForExpect(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
    expect(field('Name')).toHaveValue('Ana')
  })

  it.each<[what: string, error: ApiError, times: number]>([
    ['that it is gone', rejection(404), 1],
    ['that a colleague has changed it', rejection(409), 1],
    ['of what is written', rejection(422), 0],
    ['of a lost answer, as it may be saved', new ApiError('network', { path: '/api/x' }), 1],
    ['of a late answer, as it may be saved', new ApiError('timeout', { path: '/api/x' }), 1],
  ])('%s: how often it refetches the page behind', async (_what, error, times) => {
    const refresh = vi.fn()
    renderForm({ values: VALID_VALUES, refresh, save: () => Promise.reject(error) })
    await save()
    await waitForExpect(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(refresh).toHaveBeenCalledTimes(times)
  })

  it('checks the connection, when the server was not reached', async () => {
    const reach = vi.fn(() => Promise.resolve(true))
    const stop = watchConnection(reach)
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(rejection(403))
      .mockRejectedValue(new ApiError('network', { path: '/api/x' }))
    renderForm({ values: VALID_VALUES, save: send })
    await save()
    expect(await screen.findByText('Not like this.')).toBeInTheDocument()
    expect(reach).not.toHaveBeenCalled()
    await save()
    await waitForExpect(() => expect(reach).toHaveBeenCalledOnce())
    stop()
  })

  it('allows another attempt', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(rejection(403))
      .mockResolvedValue('saved')
    renderForm({ values: VALID_VALUES, save: send })
    await save()
    expect(await screen.findByText('Not like this.')).toBeInTheDocument()
    await save()
    await waitForExpect(() => expect(screen.queryByText('Not like this.')).not.toBeInTheDocument())
    expect(send).toHaveBeenCalledTimes(2)
  })
})
