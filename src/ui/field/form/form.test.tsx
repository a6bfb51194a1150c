import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  field,
  VALID_VALUES,
  EMPTY_VALUES,
  rejection,
  renderForm,
  save,
  setUpForms,
} from '../../../../tests/support/render/render-form'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import { LanguageProvider } from '@/i18n/language-provider'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { setWorkingUser } from '@/services/session/working-user'
import { hasUnsaved } from '@/services/page/unsaved'

import { useForm } from './use-form'
import { NOT_SENT } from './use-save-form'

setUpForms()

describe('saving', () => {
  it('sends the output of the schema', async () => {
    const send = vi.fn(() => Promise.resolve('saved'))
    renderForm({ values: { ...VALID_VALUES, name: '  Ana ' }, save: send })
    await save()
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Ana', price: 1250 }),
      expect.objectContaining({ values: expect.objectContaining({ name: '  Ana ', price: '12,50' }) }),
    )
  })

  it('sends once for several presses, and is busy meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const send = vi.fn(() => promise)
    const { container } = renderForm({ values: VALID_VALUES, save: send })
    const form = container.querySelector('form')
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await waitForExpect(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
    await save()
    expect(send).toHaveBeenCalledOnce()
    await act(async () => resolve('saved'))
    await waitForExpect(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    )
  })

  it('keeps the idempotency key for a retry and changes it for changed values', async () => {
    const keys: string[] = []
    renderForm({
      values: VALID_VALUES,
      save: (_output, { clientId }) => {
        keys.push(clientId)
        return keys.length > 2 ? Promise.resolve('saved') : Promise.reject(rejection(403))
      },
    })
    await save()
    await save()
    await userEvent.type(field('Name'), 'x')
    await save()
    await save()
    await waitForExpect(() => expect(keys).toHaveLength(4))
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it('is clean before `onSaved` runs', async () => {
    const unsaved: boolean[] = []
    renderForm({ values: { ...VALID_VALUES, name: '' }, onSaved: () => unsaved.push(hasUnsaved()) })
    await userEvent.type(field('Name'), 'Ana')
    expect(hasUnsaved()).toBe(true)
    await save()
    await waitForExpect(() => expect(unsaved).toEqual([false]))
  })

  it('refetches what shows the subject before `onSaved` may unmount the form, and only once it is saved', async () => {
    const calls: string[] = []
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(rejection(403))
      .mockResolvedValue('saved')
    renderForm({
      values: VALID_VALUES,
      save: send,
      refresh: () => calls.push('refresh'),
      onSaved: () => calls.push('onSaved'),
    })
    await save()
    expect(await screen.findByText('Not like this.')).toBeInTheDocument()
    expect(calls).toEqual([])
    await save()
    await waitForExpect(() => expect(calls).toEqual(['refresh', 'onSaved']))
  })

  it('keeps text typed while the request is in flight', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const onSaved = vi.fn()
    renderForm({ values: VALID_VALUES, save: () => promise, onSaved, next: () => EMPTY_VALUES })
    await save()
    await userEvent.type(field('Name'), ' Maria')
    await act(async () => resolve('saved'))
    await waitForExpect(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved', true))
    expect(field('Name')).toHaveValue('Ana Maria')
    expect(hasUnsaved()).toBe(true)
  })

  it('resets to the values of `next` after saving', async () => {
    renderForm({ values: VALID_VALUES, next: () => EMPTY_VALUES })
    await save()
    await waitForExpect(() => expect(field('Name')).toHaveValue(''))
    expect(hasUnsaved()).toBe(false)
  })

  it('changes nothing when the user cancels', async () => {
    const onSaved = vi.fn()
    renderForm({ values: { ...VALID_VALUES, name: '' }, save: () => Promise.resolve(NOT_SENT), onSaved })
    await userEvent.type(field('Name'), 'Ana')
    await save()
    await waitForExpect(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    )
    expect(onSaved).not.toHaveBeenCalled()
    expect(hasUnsaved()).toBe(true)
  })
})

describe('typed text', () => {
  const draftKey = 'sample'
  beforeEach(() => setWorkingUser('u1'))

  it('makes the form ask before it is left, until it equals the saved values', async () => {
    renderForm()
    await userEvent.type(field('Name'), 'A')
    expect(screen.getByText('warn')).toBeInTheDocument()
    expect(hasUnsaved()).toBe(true)
    await userEvent.clear(field('Name'))
    expect(screen.getByText('free')).toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)
  })

  it('is restored after a reload, and can be discarded', async () => {
    const { unmount } = renderForm({ draftKey })
    await userEvent.type(field('Name'), 'Ana')
    unmount()
    renderForm({ draftKey })
    expect(field('Name')).toHaveValue('Ana')
    expect(screen.getByText('Your text is still here.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(field('Name')).toHaveValue('')
    expect(readLocalDraft('u1', 'sample')).toBeUndefined()
    expect(screen.queryByText('Your text is still here.')).not.toBeInTheDocument()
  })

  it('is what a hook beside the form watches', () => {
    saveLocalDraft('u1', 'sample', { name: 'Ana' })
    const useName = () => {
      const { control } = useForm({
        schema: v.object({ name: v.string() }),
        values: { name: '' },
        save: () => Promise.resolve(),
        draftKey,
      })
      return useWatch({ control, name: 'name' })
    }
    expect(renderHook(useName, { wrapper: LanguageProvider }).result.current).toBe('Ana')
  })

  it('is not restored for another user', async () => {
    const { unmount } = renderForm({ draftKey })
    await userEvent.type(field('Name'), 'Ana')
    unmount()
    setWorkingUser('u2')
    renderForm({ draftKey })
    expect(field('Name')).toHaveValue('')
  })

  it('is removed once saved or undone', async () => {
    renderForm({ draftKey, values: { ...VALID_VALUES, name: '' } })
    await userEvent.type(field('Name'), 'A')
    expect(readLocalDraft('u1', 'sample')).toMatchObject({ name: 'A' })
    await userEvent.clear(field('Name'))
    expect(readLocalDraft('u1', 'sample')).toBeUndefined()
    await userEvent.type(field('Name'), 'B')
    await save()
    await waitForExpect(() => expect(readLocalDraft('u1', 'sample')).toBeUndefined())
  })

  it('is restored as far as it matches the current fields', () => {
    saveLocalDraft('u1', 'sample', { name: ['x'], note: 'Old note', gone: 1 })
    renderForm({ draftKey })
    expect(field('Name')).toHaveValue('')
    expect(field('Note')).toHaveValue('Old note')
  })

  it("leaves a colleague's later changes of other fields", async () => {
    const { unmount } = renderForm({ draftKey, values: { ...VALID_VALUES, note: 'Before' } })
    await userEvent.type(field('Name'), 'x')
    unmount()
    renderForm({ draftKey, values: { ...VALID_VALUES, note: 'Changed meanwhile' } })
    expect(field('Name')).toHaveValue(`${VALID_VALUES.name}x`)
    expect(field('Note')).toHaveValue('Changed meanwhile')
  })

  const renderVersion = (version: number, name = 'Before') =>
    renderHook(
      () => {
        const form = useForm({
          schema: v.object({ version: v.number(), name: v.string() }),
          values: { version, name },
          save: () => Promise.resolve(),
          draftKey,
        })
        return { form, written: useWatch({ control: form.control }) }
      },
      { wrapper: LanguageProvider },
    )

  it('keeps the version that it changes: saving it over a later one must still conflict', () => {
    const { result, unmount } = renderVersion(1)
    act(() => result.current.form.set('name', 'Mine'))
    unmount()
    expect(renderVersion(2).result.current.written).toEqual({ version: 1, name: 'Mine' })
  })

  it('is gone once all of it is saved, although the answer was lost', () => {
    const { result, unmount } = renderVersion(1)
    act(() => result.current.form.set('name', 'Mine'))
    unmount()
    expect(renderVersion(2, 'Mine').result.current.written).toEqual({ version: 2, name: 'Mine' })
    expect(readLocalDraft('u1', 'sample')).toBeUndefined()
  })

  it('stays while offline, and the form says so', async () => {
    renderForm()
    await userEvent.type(field('Name'), 'A')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You're offline/)).toBeInTheDocument()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/^You're offline/)).not.toBeInTheDocument()
  })
})
