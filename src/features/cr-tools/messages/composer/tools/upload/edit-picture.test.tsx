import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { Media } from '@/domain/vault/media'

import { startTestI18n } from '../../../../../../../tests/support/i18n'
import { EditPicture } from './edit-picture'

beforeAll(() => startTestI18n())

/** jsdom neither decodes nor renders images, so this stubs a photo of 400 × 200 px and its canvases. */
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(200)
  const paint = { drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paint as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    back,
  ) {
    back(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }))
  })
})
afterEach(() => vi.restoreAllMocks())

const banner: Media = {
  mediaId: 'media-1',
  kind: 'image',
  url: 'https://media.example/banner.jpg',
  thumbUrl: null,
  width: 400,
  height: 200,
  durationS: null,
  waveform: [],
  title: 'banner.jpg',
  usualPrice: null,
  isPgSafe: false,
}

it('crops the chosen picture and hands over the new file', async () => {
  const user = userEvent.setup()
  const onEdited = vi.fn<(file: File) => void>()
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(new Blob(['x'], { type: 'image/jpeg' })))
  render(<EditPicture media={banner} onEdited={onEdited} />)
  await user.click(screen.getByRole('button', { name: 'Edit photo' }))
  await user.click(await screen.findByRole('radio', { name: '1:1' }))
  await user.click(screen.getByRole('button', { name: 'Upload edited photo' }))
  await waitFor(() => expect(onEdited).toHaveBeenCalledOnce())
  expect(fetched.mock.calls[0]?.[0]).toBe(banner.url)
  const [file] = onEdited.mock.calls[0] ?? []
  expect(file?.name).toBe('banner-edited.jpg')
  expect(await file?.text()).toBe('200x200')
})

it('is not offered for animated pictures', () => {
  render(<EditPicture media={{ ...banner, kind: 'gif' }} onEdited={() => undefined} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
