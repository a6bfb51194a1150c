import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'

import { qrPath } from './qr'

const MODULE_PX = 4

/** Reads a code as a camera would: from its pixels. */
function read({ size, path }: ReturnType<typeof qrPath>): string {
  const width = size * MODULE_PX
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < MODULE_PX; row += 1) {
      const start = ((Number(y) * MODULE_PX + row) * width + Number(x) * MODULE_PX) * 4
      data.fill(0, start, start + MODULE_PX * 4)
    }
  return decodeQR({ width, height: width, data })
}

test.each([
  'northlight',
  'https://fans.example/p/été?days=30&code=ÑÜß',
  'otpauth://totp/Console?secret=GEZDGNBV',
  'x'.repeat(900),
])('a reader finds the text in the code of %.30s', (text) => {
  expect(read(qrPath(text))).toBe(text)
})

test('a quiet zone of four modules surrounds the code', () => {
  const { size, path } = qrPath('northlight')
  const columns = [...path.matchAll(/M(\d+) /g)].map(([, x]) => Number(x))
  expect(Math.min(...columns)).toBe(4)
  expect(Math.max(...columns)).toBe(size - 5)
})
