import { describe, expect, it } from 'vitest'

import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'

import { contentProblem, fileProblem } from './file-check'

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

  it('rejects texts and programs, whatever their name says', async () => {
    const PNG = '\u0089PNG\r\n\u001A\n'
    for (const bytes of [
      'Just a text.\n',
      'Schöne Grüße',
      '<svg onload="x()"/>',
      'MZ\u0090\u0000',
      '\u007FELF\u0002',
    ])
      expect(await contentProblem(new Blob([bytes])), bytes).toEqual({ kind: 'content' })
    for (const bytes of [PNG, 'GIF89a\u0001\u0000', '\u0000\u0000\u0000\u0018ftypmp42', 'ID3\u0004\u0000'])
      expect(await contentProblem(new Blob([bytes])), bytes).toBeUndefined()
  })
})
