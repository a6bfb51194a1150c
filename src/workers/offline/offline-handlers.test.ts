import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeCaches } from '../../../tests/support/fake-caches'
import { isPage, keepFiles, keepFirstPage, openFile, openPage } from './offline-handlers'

const ORIGIN = 'https://console.example'
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const network = vi.fn<(request: Request | string) => Promise<Response>>()
const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

const works: Promise<void>[] = []
const open = async (path: string) => {
  const response = await openPage(network(ORIGIN + path), (work) => void works.push(work))
  await Promise.all(works.splice(0))
  return { status: response.status, text: await response.text() }
}
const openedFile = async (path: string) => (await openFile(new Request(ORIGIN + path))).text()

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches(ORIGIN, network))
  vi.stubGlobal('fetch', network)
  network.mockReset().mockImplementation(async () => html('first'))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('a page', () => {
  it('is the newest while the network answers, at any address the one last seen without it', async () => {
    await keepFirstPage()
    network.mockResolvedValueOnce(html('second'))
    expect(await open('/agency-overview')).toEqual({ status: 200, text: 'second' })
    offline()
    expect(await open('/cr-tools/messages')).toEqual({ status: 200, text: 'second' })
  })

  it('is the kept one while the server fails or a connection answers nothing', async () => {
    await keepFirstPage()
    network.mockResolvedValueOnce(html('Bad gateway', 502))
    expect(await open('/')).toEqual({ status: 200, text: 'first' })
    vi.useFakeTimers()
    network.mockReturnValueOnce(new Promise(() => {}))
    const opened = open('/')
    await vi.advanceTimersByTimeAsync(8000)
    expect(await opened).toEqual({ status: 200, text: 'first' })
  })

  it('is not replaced by an error or by what is no page', async () => {
    await keepFirstPage()
    network.mockResolvedValueOnce(html('No such page', 404))
    expect(await open('/x')).toEqual({ status: 404, text: 'No such page' })
    network.mockResolvedValueOnce(new Response('{}', { headers: { 'content-type': 'application/json' } }))
    await open('/y')
    offline()
    expect((await open('/')).text).toBe('first')
  })

  it("fails with the network's error when none is kept", async () => {
    offline()
    await expect(open('/')).rejects.toThrow('Failed to fetch')
  })

  it('is no call and no file', () => {
    expect(['/', '/cr-tools/messages/channel-1'].map(isPage)).toEqual([true, true])
    expect(['/api/version', '/licenses/inter.txt'].map(isPage)).toEqual([false, false])
  })
})

describe('the files that pages have loaded', () => {
  const name = (build: number) => `${ORIGIN}/assets/index-${build}.js`
  const keep = (build: number, ...files: string[]) =>
    keepFiles({ entry: name(build), files: [name(build), ...files.map((path) => ORIGIN + path)] })

  it('open without a network, and one that is gone keeps no other away', async () => {
    network.mockImplementation(async (request) =>
      addressOf(request).includes('gone') ? html('', 404) : html(`file ${addressOf(request)}`),
    )
    await keep(1, '/assets/gone.js', '/assets/chat.js')
    offline()
    expect(await openedFile('/assets/chat.js')).toBe(`file ${ORIGIN}/assets/chat.js`)
    await expect(openedFile('/assets/gone.js')).rejects.toThrow('Failed to fetch')
  })

  it('are fetched once', async () => {
    await keep(1)
    await keep(1, '/assets/chat.js')
    expect(network.mock.calls.map(([request]) => request)).toEqual([name(1), `${ORIGIN}/assets/chat.js`])
  })

  it('are forgotten two builds later, not while a tab still shows the last one', async () => {
    await keep(1)
    await keep(2)
    await keep(1)
    await keep(3)
    offline()
    expect(await openedFile('/assets/index-2.js')).toBe('first')
    expect(await openedFile('/assets/index-3.js')).toBe('first')
    await expect(openedFile('/assets/index-1.js')).rejects.toThrow('Failed to fetch')
  })
})
