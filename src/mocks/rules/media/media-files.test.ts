import { crc32, inflateSync } from 'node:zlib'

import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { mediaFilesHandler } from './media-files'
import { mediaIdAt, mediaById } from '../../seed/vault/media-of'

const ORIGIN = 'http://mock.invalid'
const look = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  const answer = await getResponse([mediaFilesHandler()], new Request(ORIGIN + path, { headers }))
  return answer ?? expect.fail(`Nobody answers ${path}`)
}
const firstOf = (kind: string) => {
  for (let n = 1; n < 200; n += 1) {
    const media = mediaById(mediaIdAt(0, n))
    if (media?.kind === kind) return media
  }
  return expect.fail(`No ${kind}`)
}

describe('the files of the vault', () => {
  it('serve sound with range requests', async () => {
    const { url, durationS, waveform } = firstOf('audio')
    expect(waveform?.length).toBeGreaterThan(20)
    const whole = await look(url)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF')
    expect(bytes.length).toBe(44 + (durationS ?? 0) * 8000)
    const part = await look(url, { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
  })

  it('serve thumbnails as small pictures of their own, the same every time', async () => {
    const bytesOf = async (path: string | null | undefined) => {
      const answer = await look(path ?? '')
      expect(answer.headers.get('content-type')).toBe('image/png')
      return Buffer.from(await answer.arrayBuffer())
    }
    const { thumbUrl, width, height } = firstOf('video')
    const file = await bytesOf(thumbUrl)
    expect(file.toString('latin1', 1, 4)).toBe('PNG')
    expect(file.readUInt32BE(16) / file.readUInt32BE(20)).toBeCloseTo((width ?? 0) / (height ?? 1), 1)
    const data = file.indexOf('IDAT')
    const [length, checksum] = [
      file.readUInt32BE(data - 4),
      file.readUInt32BE(data + 4 + file.readUInt32BE(data - 4)),
    ]
    expect(crc32(file.subarray(data, data + 4 + length))).toBe(checksum)
    expect(new Set(inflateSync(file.subarray(data + 4, data + 4 + length))).size).toBeGreaterThan(20)
    expect(await bytesOf(thumbUrl)).toEqual(file)
    expect(await bytesOf(firstOf('image').thumbUrl)).not.toEqual(file)
  })
})
