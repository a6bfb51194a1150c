import { describe, expect, it } from 'vitest'

import { UPLOAD_MAX_BYTES } from '@/config/constants'

import { fileProblem } from './file-check'

describe('file check', () => {
  it('accepts pictures, videos and recordings', () => {
    for (const type of ['image/png', 'video/quicktime', 'audio/mp4'])
      expect(fileProblem({ type, size: 1 })).toBeUndefined()
    for (const type of ['', 'application/pdf', 'text/html', 'image/svg+xml', 'imagery/x'])
      expect(fileProblem({ type, size: 1 })).toEqual({ kind: 'type' })
  })

  it('rejects empty files and files over the limit of their kind', () => {
    const most = UPLOAD_MAX_BYTES.image
    expect(fileProblem({ type: 'image/png', size: 0 })).toEqual({ kind: 'empty' })
    expect(fileProblem({ type: 'image/png', size: most })).toBeUndefined()
    expect(fileProblem({ type: 'image/png', size: most + 1 })).toEqual({ kind: 'size', most })
  })
})
