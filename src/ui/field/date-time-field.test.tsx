import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Language } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { applyPreferences } from '@/services/page/page-preferences'

import { dateTextOf, fillDate } from '../../../tests/support/date-fields'
import { startTestI18n } from '../../../tests/support/i18n'
import { DateTimeField, TimeField } from './date-field'
import type { MomentInputProps } from './date/moment-input'

beforeAll(() => startTestI18n())
beforeEach(() => setLanguage('en'))
afterEach(() => applyPreferences())

const emitted: unknown[] = []
beforeEach(() => void (emitted.length = 0))

function Time({ value: first }: { value: string }) {
  const [value, setValue] = useState(first)
  return (
    <TimeField
      label="Due"
      value={value}
      onChange={(time) => {
        emitted.push(time)
        setValue(time)
      }}
    />
  )
}

function Moment({ value: first, ...props }: Omit<MomentInputProps, 'label' | 'onChange'>) {
  const [value, setValue] = useState(first)
  return (
    <DateTimeField
      {...props}
      label="Due"
      value={value}
      onChange={(at) => {
        emitted.push(at)
        setValue(at)
      }}
    />
  )
}

const field = () => screen.getByRole('group', { name: 'Due' })
const part = (name: string) => within(field()).getByRole('spinbutton', { name: new RegExp(`^${name}`) })
const at = (iso: string) => Date.parse(iso)

describe('a field in each language', () => {
  const shows = async (language: Language, hourCycle: 'auto' | 'h12' | 'h23' = 'auto') => {
    applyPreferences({ sounds: true, reducedMotion: false, undoSeconds: 5, hourCycle })
    await act(() => setLanguage(language))
    const { unmount } = render(<Moment value={at('2026-11-24T13:05Z')} timezone="UTC" />)
    const text = dateTextOf(field())
    unmount()
    return text
  }

  it('uses the order, the digits and the clock of the language', async () => {
    expect(await shows('en')).toBe('11/24/2026, 01:05 PM')
    expect(await shows('de')).toBe('24.11.2026, 13:05')
    expect(await shows('ja')).toBe('2026/11/24 13:05')
    expect(await shows('ar')).toBe('24/11/2026، 01:05 م')
  })

  it('uses the clock that the user chose instead', async () => {
    expect(await shows('en', 'h23')).toBe('11/24/2026, 13:05')
    expect(await shows('de', 'h12')).toMatch(/^24\.11\.2026, 01:05 PM$/)
  })

  it('accepts digits of an Arabic keyboard', async () => {
    const user = userEvent.setup()
    await act(() => setLanguage('ar'))
    render(<Time value="13:05" />)
    const [hour] = within(field()).getAllByRole('spinbutton')
    await user.click(hour ?? expect.fail('no hour'))
    await user.keyboard('٣٤٥')
    expect(emitted.at(-1)).toBe('15:45')
  })
})

describe('a time field', () => {
  it('emits the time of day with either clock', async () => {
    const user = userEvent.setup()
    render(<Time value="09:00" />)
    expect(dateTextOf(field())).toBe('09:00 AM')
    await fillDate(user, field(), '17:30')
    expect(emitted.at(-1)).toBe('17:30')
    await user.paste('8:15 am')
    expect(emitted.at(-1)).toBe('08:15')
    await fillDate(user, field(), '')
    expect(emitted.at(-1)).toBe('')
  })
})

describe('a date-time field', () => {
  it('shows the time of its zone', async () => {
    const user = userEvent.setup()
    render(<Moment value={at('2026-11-24T13:05:37Z')} timezone="Asia/Tokyo" />)
    expect(dateTextOf(field())).toBe('11/24/2026, 10:05 PM')
    await fillDate(user, field(), '2026-11-25T06:30')
    expect(emitted.at(-1)).toBe(at('2026-11-24T21:30Z'))
    await fillDate(user, field(), '2026-11-24T22:05')
    expect(emitted.at(-1)).toBe(at('2026-11-24T13:05:37Z'))
  })

  it('moves a time that DST skips, and distinguishes the two that repeat', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Moment value={at('2026-03-28T01:30Z')} timezone="Europe/Warsaw" />)
    await user.click(part('day'))
    await user.keyboard('29')
    await user.click(screen.getByRole('button', { name: 'Open calendar: Due' }))
    await user.keyboard('{Escape}')
    expect(dateTextOf(field())).toBe('03/29/2026, 03:30 AM')
    expect(emitted.at(-1)).toBe(at('2026-03-29T01:30Z'))
    unmount()
    render(<Moment value={at('2026-10-25T00:30Z')} timezone="Europe/Warsaw" />)
    expect(dateTextOf(field())).toBe('10/25/2026, 02:30 AM GMT+2')
    await user.click(part('hour'))
    await user.keyboard('{ArrowUp}')
    expect(emitted.at(-1)).toBe(at('2026-10-25T01:30Z'))
    expect(dateTextOf(field())).toBe('10/25/2026, 02:30 AM GMT+1')
  })

  it('keeps the day when a time is pasted and the time when a day is pasted', async () => {
    const user = userEvent.setup()
    render(<Moment value={at('2026-11-24T13:05Z')} timezone="UTC" />)
    await user.click(part('hour'))
    await user.paste('18:30')
    expect(emitted.at(-1)).toBe(at('2026-11-24T18:30Z'))
    await user.paste('2026-12-01')
    expect(emitted.at(-1)).toBe(at('2026-12-01T18:30Z'))
  })

  it('uses UTC for a zone that the browser does not know', () => {
    render(<Moment value={at('2026-11-24T13:05Z')} timezone="Moon/Base" />)
    expect(dateTextOf(field())).toBe('11/24/2026, 01:05 PM')
  })
})
