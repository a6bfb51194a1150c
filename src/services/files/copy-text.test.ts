import { afterEach, expect, it, vi } from 'vitest'

import { copyText } from './copy-text'

afterEach(() => vi.unstubAllGlobals())

it('copies', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('a text')
  expect(writeText).toHaveBeenCalledWith('a text')
})

it('rejects on an insecure page, which has no clipboard', async () => {
  vi.stubGlobal('navigator', {})
  await expect(copyText('a text')).rejects.toThrow()
})
