import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { brotliOf, filesAt, pageFilesOf, scriptsOf } from './first-load.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

it.each([
  ['/agency-overview', 'src/features/agency/screens/overview.tsx', 'analytics'],
  ['/agency-manage/employees', 'src/features/agency/screens/employees.tsx', 'analytics'],
  ['/cr-select', 'src/features/cr-tools/select/screens/select.tsx', 'home'],
  ['/cr-tools/messages/channel-1-1', 'messages-channel', 'profile'],
  ['/cr-tools/messages/mass', 'src/features/cr-tools/mass/screens/mass.tsx', 'tools'],
])('%s requests every script that it renders with at once', (address, screen, namespace) => {
  const { files, namespaces } = filesAt(DIST, address)
  const entry = scriptsOf(DIST, [])
  const needed = scriptsOf(DIST, [screen]).filter((file) => !entry.includes(file))
  expect(needed.length).toBeGreaterThan(0)
  expect(files).toEqual(expect.arrayContaining(needed))
  expect(namespaces).toContain(namespace)
})

it('the page itself requests every script of the entry', () => {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  const requested = [...page.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file)
  expect(requested).toEqual(expect.arrayContaining(scriptsOf(DIST, [])))
})

const requests = (chunk: string) => (address: string) =>
  filesAt(DIST, address).files.some((file) => file.includes(`/${chunk}-`))

it('requests the list that the inbox begins with at once, which an open conversation does not wait for', () => {
  expect(['/cr-tools/messages', '/cr-tools/messages/channel-1'].map(requests('messages-list'))).toEqual([
    true,
    false,
  ])
})

it('requests little beside the entry: what the first data needs, and nothing that renders', () => {
  const { initialData } = pageFilesOf(DIST)
  const bytes = brotliOf(
    DIST,
    initialData.map((file) => file.slice(1)),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / brotliOf(DIST, scriptsOf(DIST, []))).toBeLessThan(0.1)
})

it.each([
  '/agency-overview',
  '/cr-select',
  '/cr-tools',
  '/cr-tools/messages',
  '/cr-tools/messages/channel-1',
])('%s renders with few files', (address) => {
  expect(filesAt(DIST, address).files.length).toBeLessThanOrEqual(16)
})
