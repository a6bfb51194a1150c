import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { brotliOf, firstTable, scriptsOf } from './first-load.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

it.each([
  ['/agency-overview', 'src/features/agency/screens/overview.tsx', 'analytics'],
  ['/agency-manage/employees', 'src/features/agency/screens/employees.tsx', 'analytics'],
  ['/cr-select', 'src/app/select-with-clock.tsx', 'home'],
  ['/cr-tools/messages/channel-1-1', 'workspace', 'profile'],
  ['/cr-tools/messages/mass', 'src/app/mass-with-clock.tsx', 'tools'],
])('%s preloads every script it renders with', (address, screen, words) => {
  const first = firstTable(DIST)
  const page = first.pages.find(([path]) => new RegExp(path).test(address))
  const asked = [...first.ahead, ...first.shell[0], ...(page?.[1] ?? [])].map((index) => first.files[index])
  const entry = scriptsOf(DIST, [])
  const needed = scriptsOf(DIST, [screen]).filter((file) => !entry.includes(file))
  expect(needed.length).toBeGreaterThan(0)
  expect(asked).toEqual(expect.arrayContaining(needed.map((file) => `/${file}`)))
  expect(page?.[2].map((index) => first.words[index])).toContain(words)
})

it('the page preloads every script of the entry', () => {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  const asked = [...page.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file)
  expect(asked).toEqual(expect.arrayContaining(scriptsOf(DIST, [])))
})

it('preloads the list that the inbox starts with, but not for an open conversation', () => {
  const { files, pages } = firstTable(DIST)
  const list = files.findIndex((file) => file.includes('/workspace-list-'))
  const asksFor = (address: string) =>
    pages.find(([path]) => new RegExp(path).test(address))?.[1].includes(list)
  expect(['/cr-tools/messages', '/cr-tools/messages/channel-1'].map(asksFor)).toEqual([true, false])
})

it('preloads the navigation bars only on pages that show them', () => {
  const { files, pages } = firstTable(DIST)
  const bars = files.findIndex((file) => file.includes('/shell-bars-'))
  const asksFor = (address: string) =>
    pages.find(([path]) => new RegExp(path).test(address))?.[1].includes(bars)
  expect(
    ['/agency-overview', '/cr-tools', '/cr-tools/messages', '/cr-tools/messages/channel-1'].map(asksFor),
  ).toEqual([true, true, true, false])
})

it('preloads little beside the entry: session and data, but no screen code', () => {
  const { files, ahead } = firstTable(DIST)
  const bytes = brotliOf(
    DIST,
    ahead.map((index) => (files[index] ?? '').slice(1)),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / brotliOf(DIST, scriptsOf(DIST, []))).toBeLessThan(0.1)
})
