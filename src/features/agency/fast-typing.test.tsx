import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'

import { UrlSearchField } from '@/features/figures/url/url-search-field'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderTool } from '../../../tests/support/render/render-tool'
import { WorkLogsTab } from './shifts/logs/work-logs-tab'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

setUpBackend()

/** Lets React render in idle time as in a browser; `act` would render at once. */
const drawWhenIdle = (isOn: boolean): void =>
  void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !isOn })
afterEach(() => drawWhenIdle(false))

/** Types a letter as the browser does: the DOM value changes before any handler runs. */
function press(field: HTMLInputElement, letter: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(field)
  set?.(field.value + letter)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each<[string, ReactElement]>([
  ['any page', <UrlSearchField key="any" name="Search" />],
  ['work logs', <WorkLogsTab key="logs" />],
])(
  'keeps letters typed into the search of %s faster than the page renders',
  async (_, what: ReactElement) => {
    await renderTool(what, 'director')
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    drawWhenIdle(true)
    for (const letter of 'marlow') press(field, letter)
    expect(field).toHaveValue('marlow')
    await waitForExpect(() => expect(screen.getByLabelText('Address')).toHaveTextContent('q=marlow'))
  },
)
