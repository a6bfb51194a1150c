import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { CoverageStrip } from './coverage-strip'

setUpBackend()

it('names who is planned hour by hour, and counts the rest', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `Person ${index + 1}`)
  const hours = [['Ana', 'Ben'], [], many].map((userIds, index) => ({
    hour: instant(Date.UTC(2026, 10, 18, 12 + index)),
    planned: userIds.length,
    userIds,
    demand: 0.5,
  }))
  await renderTool(<CoverageStrip hours={hours} timezone="UTC" nameOf={(id) => id} />, 'manager')
  const hour = await screen.findByRole('slider')
  const saidAt = (value: number) => {
    fireEvent.change(hour, { target: { value } })
    return (hour.getAttribute('aria-valuetext') ?? '').replaceAll(/[\u2066-\u2069]/g, '')
  }
  expect(saidAt(0)).toMatch(/Planned 2, Ana, Ben$/)
  expect(saidAt(1)).toMatch(/No one planned/)
  expect(saidAt(2)).toMatch(/Person 8, \+3$/)
})
