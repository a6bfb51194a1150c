import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { hasUnsaved } from '@/services/page/unsaved'

import { startTestI18n } from '../../../../../tests/support/i18n'

import { ImageEditor, type ImageEditorProps } from './image-editor'

beforeAll(() => startTestI18n())

/**
 * jsdom neither decodes nor renders images, so this stubs a 400 × 200 px photo and canvases that record their
 * size.
 */
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(200)
  const paint = { drawImage: vi.fn(), clearRect: vi.fn(), translate: vi.fn(), rotate: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paint as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    back,
  ) {
    back(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }))
  })
})
afterEach(() => vi.restoreAllMocks())

const photo = new File(['x'], 'beach.jpg', { type: 'image/jpeg' })

function open(props: Partial<ImageEditorProps> = {}) {
  const saved: File[] = []
  const onClose = vi.fn()
  render(
    <ImageEditor
      load={() => Promise.resolve(photo)}
      saveLabel="Save as new item"
      hint="The original stays in the vault."
      onSave={(file) => saved.push(file)}
      onClose={onClose}
      {...props}
    />,
  )
  return { saved, onClose, user: userEvent.setup() }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const size = () => screen.findByText(/px\.$/)

describe('photo editor', () => {
  it('crops to an aspect ratio, turns, and saves a new file', async () => {
    const { saved, user } = open()
    expect(await size()).toHaveTextContent('400 × 200 px.')
    await user.click(screen.getByRole('radio', { name: '4:5' }))
    expect(await size()).toHaveTextContent('160 × 200 px.')
    await press('Crop')
    await press('Rotate right')
    expect(await size()).toHaveTextContent('200 × 160 px.')
    await press('Save as new item')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('beach-edited.jpg')
    expect(await saved[0]?.text()).toBe('200x160')
  })

  it('undoes and redoes', async () => {
    open()
    await press('Rotate left')
    expect(await size()).toHaveTextContent('200 × 400 px.')
    await press('Undo')
    expect(await size()).toHaveTextContent('400 × 200 px.')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Nothing to undo.')
    await press('Redo')
    expect(await size()).toHaveTextContent('200 × 400 px.')
  })

  it('disables saving without a change and confirms before discarding edits', async () => {
    const { user, onClose } = open()
    const save = () => screen.getByRole('button', { name: 'Save as new item' })
    await size()
    expect(save()).toHaveAccessibleDescription('Nothing has changed yet.')
    expect(hasUnsaved()).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Blur' }))
    await press('Blur area')
    expect(hasUnsaved()).toBe(true)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Close without saving?')).toBeVisible()
    await press('Keep editing')
    expect(onClose).not.toHaveBeenCalled()
    expect(save()).not.toHaveAccessibleDescription()
  })

  it('keeps the edits when the browser cannot encode the photo', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((back) => back(null))
    const { saved } = open()
    await press('Rotate left')
    await press('Save as new item')
    expect(await screen.findByText(/Couldn't save the edited photo/)).toBeVisible()
    expect(saved).toEqual([])
    expect(await size()).toHaveTextContent('200 × 400 px.')
  })

  it('warns that a huge photo is scaled down', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(20_000)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(10_000)
    open()
    expect(await screen.findByText(/This photo is very large/)).toBeVisible()
    expect(await size()).toHaveTextContent('5,792 × 2,896 px.')
  })

  it('shows an error for an unreadable photo and retries', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('bad data'))
    open()
    expect(await screen.findByText(/This browser can't open this photo/)).toBeVisible()
    HTMLImageElement.prototype.decode = () => Promise.resolve()
    await press('Retry')
    expect(await size()).toHaveTextContent('400 × 200 px.')
  })
})
