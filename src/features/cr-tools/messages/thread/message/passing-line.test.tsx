import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { instant } from '@/domain/time/instant'

import { startTestI18n } from '../../../../../../tests/support/i18n'
import { outgoing } from '../../../../../../tests/support/fixtures/outgoing'
import { useIsFlung } from '../feed/use-is-flung'
import type { LineContext } from './line'
import { asMessage, type MessageRow } from '../rows/rows'
import { PassingLine } from './passing-line'

const context: LineContext = {
  creatorId: 'creator-1',
  isGroup: false,
  fanId: null,
  displaySentBy: false,
  deniedReason: undefined,
  query: '',
  measure: () => undefined,
  onMenu: () => undefined,
  onReact: () => undefined,
  onQuote: () => undefined,
  onOpen: () => undefined,
}

const rowOf = (text: string): MessageRow => ({
  kind: 'message',
  key: text,
  message: {
    ...asMessage(outgoing({ text })),
    senderId: 'fan-1',
    createdAt: instant(Date.UTC(2026, 10, 20)),
  },
  outgoing: undefined,
  isOwn: false,
  startsGroup: true,
  endsGroup: true,
})

const scroller = { current: document.createElement('div') }

function Lines({ texts }: { texts: readonly string[] }) {
  const isFlung = useIsFlung(scroller)
  return texts.map((text, index) => (
    <PassingLine
      key={text}
      row={rowOf(text)}
      index={index}
      context={context}
      names={{ name: 'Mia', sentBy: undefined, quotedName: '' }}
      error={undefined}
      isActive={false}
      isHighlighted={false}
      isFlung={isFlung}
      top={index * 50}
    />
  ))
}

const timeOf = (text: string) =>
  screen.getByText(text).closest('[role=article]')?.querySelector('time') ?? null

beforeAll(() => startTestI18n())

describe('lines that a fling passes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    scroller.current.scrollTop = 0
  })
  afterEach(() => vi.useRealTimers())
  const scrollBy = (...steps: readonly number[]) =>
    act(() => {
      for (const px of steps) {
        scroller.current.scrollTop += px
        scroller.current.dispatchEvent(new Event('scroll'))
      }
    })
  const rest = () => act(() => vi.advanceTimersByTimeAsync(200))

  it('show their text alone, and the rest once the fling rests', async () => {
    const { rerender } = render(<Lines texts={['first']} />)
    scrollBy(600, 600)
    rerender(<Lines texts={['first', 'passing']} />)
    expect(timeOf('passing')).toBeNull()
    await rest()
    expect(timeOf('passing')).toBeInTheDocument()
  })

  it('stay whole when they were so before', () => {
    render(<Lines texts={['first']} />)
    scrollBy(600, 600)
    expect(timeOf('first')).toBeInTheDocument()
  })

  it.each([
    ['a single jump', [5000]],
    ['a slow scroll', [200, 200, 200]],
  ])('are whole from the start in %s', (_name, steps) => {
    const { rerender } = render(<Lines texts={['first']} />)
    scrollBy(...steps)
    rerender(<Lines texts={['first', 'next']} />)
    expect(timeOf('next')).toBeInTheDocument()
  })
})
