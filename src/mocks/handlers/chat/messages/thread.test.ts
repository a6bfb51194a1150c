import { describe, expect, it } from 'vitest'

import type { Message } from '@/domain/chat/message'

import { DAY_MS } from '../../../seed/calendar'
import { channelAt, channelIdAt, isGroupIndex, isNewcomer } from '../../../seed/channels/channels'
import { CREATORS } from '../../../seed/creators'
import { workMessagesIn } from '../../../seed/messages/work-messages'
import { FIXTURE_START, createThreadFixture } from '../../../testing/thread-fixture'

const idsOf = (messages: readonly Message[]): string[] => messages.map(({ messageId }) => messageId)
/** Numbered messages, without derived ones. */
const countedIn = (messages: readonly Message[]): string[] => idsOf(messages).filter((id) => /-\d+$/.test(id))
const numberOf = (id: string | undefined): number => Number(id?.split('-').at(-1))
const named = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `message-1-1-${from + step}`)

describe('a conversation of 100,000 messages', () => {
  it('is read backwards page by page without gaps or duplicates, sorted by time', async () => {
    const { part } = await createThreadFixture()
    let page = await part()
    expect(page.hasAfter).toBe(false)
    const read = [...page.data]
    for (let pages = 0; pages < 40; pages += 1) {
      page = await part({ before: page.data[0]?.messageId })
      read.unshift(...page.data)
    }
    const counted = countedIn(read)
    expect(counted).toEqual(named(100_001 - counted.length, 100_000))
    expect(counted.length).toBeGreaterThan(read.length / 2)
    expect(new Set(idsOf(read)).size).toBe(read.length)
    expect(read).toEqual(read.toSorted((a, b) => a.createdAt - b.createdAt))
  })

  it('opens at any message, and continues in both directions', async () => {
    const { part } = await createThreadFixture()
    const middle = await part({ around: 'message-1-1-50000', limit: 50 })
    expect(idsOf(middle.data)).toContain('message-1-1-50000')
    expect([middle.data.length, middle.hasBefore, middle.hasAfter]).toEqual([50, true, true])
    const [first, last] = [middle.data[0]?.messageId, middle.data.at(-1)?.messageId]
    const before = await part({ before: first, limit: 50 })
    const after = await part({ after: last, limit: 50 })
    const counted = countedIn([...before.data, ...middle.data, ...after.data])
    expect(counted).toEqual(named(numberOf(counted[0]), numberOf(counted.at(-1))))
    expect([before.data.length, after.data.length]).toEqual([50, 50])
  })

  it('finds all matches of a search, page by page', async () => {
    const { part } = await createThreadFixture()
    let page = await part({ query: 'ROOFTOP', limit: 50 })
    const found = [...page.data]
    for (let pages = 0; pages < 3 && page.hasBefore; pages += 1) {
      page = await part({ query: 'rooftop', limit: 50, before: page.data[0]?.messageId })
      found.unshift(...page.data)
    }
    expect(found.every(({ text }) => text.toLowerCase().includes('rooftop'))).toBe(true)
    const range = { before: undefined as string | undefined }
    const plain: Message[] = []
    while ((plain[0]?.createdAt ?? Infinity) > (found[0]?.createdAt ?? 0)) {
      plain.unshift(...(await part(range)).data)
      range.before = plain[0]?.messageId
    }
    const expected = plain.filter(({ text, unsentAt }) => !unsentAt && text.toLowerCase().includes('rooftop'))
    expect(idsOf(found)).toEqual(idsOf(expected).slice(-found.length))
    expect((await part({ query: 'a word that nobody wrote' })).data).toEqual([])
  })
})

it('derived messages before the first one of a short conversation are read without gaps or duplicates', async () => {
  const [mila] = CREATORS
  if (!mila) return expect.fail('no creator')
  const clocks = { anchor: FIXTURE_START, now: FIXTURE_START }
  const span = [FIXTURE_START - 90 * DAY_MS, FIXTURE_START - 20 * DAY_MS] as const
  const isShort = (position: number) =>
    channelAt(mila, position).messageCount < 60 && !isGroupIndex(position) && !isNewcomer(0, position)
  const position = Array.from({ length: 200 }, (_, index) => index + 60).find(
    (one) => isShort(one) && workMessagesIn(mila, one, span, clocks).length > 20,
  )
  const records = workMessagesIn(mila, position ?? 0, span, clocks)
  const { part } = await createThreadFixture(channelIdAt(0, position ?? 0))
  const first = await part({ around: records[0]?.messageId, limit: 10 })
  expect(idsOf(first.data)).toContain(records[0]?.messageId)
  const read = [...first.data]
  for (let page = first; page.hasAfter; read.push(...page.data))
    page = await part({ after: read.at(-1)?.messageId, limit: 7 })
  expect(new Set(idsOf(read)).size).toBe(read.length)
  expect(read).toEqual(read.toSorted((a, b) => a.createdAt - b.createdAt))
  expect(idsOf(read)).toEqual(expect.arrayContaining(records.slice(0, 20).map(({ messageId }) => messageId)))
  expect(countedIn(read)).toHaveLength(channelAt(mila, position ?? 0).messageCount)
})
