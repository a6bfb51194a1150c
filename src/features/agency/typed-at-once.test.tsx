import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'

import { AddressSearch } from '@/features/figures/address-search'

import { drawTool, withMockBackend } from '../../../tests/tool-stage'
import { WorkLogsTab } from './shifts/work-logs-tab'
import { waitForExpect } from '../../../tests/wait-for-expect'

withMockBackend()

/** Without it React draws when the page is idle, as in a browser; a test waits for all of it otherwise. */
const drawWhenIdle = (isOn: boolean): void =>
  void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !isOn })
afterEach(() => drawWhenIdle(false))

/** A key as the browser does it: the letter stands in the field before anybody hears of it. */
function press(field: HTMLInputElement, letter: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(field)
  set?.(field.value + letter)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each<[string, ReactElement]>([
  ['any page', <AddressSearch key="any" of="q" name="Search" />],
  ['work logs', <WorkLogsTab key="logs" />],
])(
  'letters written into the search of %s, faster than the page is drawn, all stay',
  async (_, what: ReactElement) => {
    await drawTool(what, 'director')
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    drawWhenIdle(true)
    for (const letter of 'marlow') press(field, letter)
    expect(field).toHaveValue('marlow')
    await waitForExpect(() => expect(screen.getByLabelText('Address')).toHaveTextContent('q=marlow'))
  },
)
