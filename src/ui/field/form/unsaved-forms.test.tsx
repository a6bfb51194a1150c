import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { UnsavedForms, useReportUnsaved, useUnsavedForms } from './unsaved-forms'

afterEach(() => vi.unstubAllGlobals())

function UnsavedText() {
  useReportUnsaved(true)
  return null
}

function Drawer() {
  const unsaved = useUnsavedForms()
  const [isShown, setShown] = useState(true)
  return (
    <UnsavedForms of={unsaved}>
      <output>{Number(unsaved.isAny)}</output>
      <button type="button" onClick={() => setShown(false)}>
        Done
      </button>
      {isShown && <UnsavedText />}
    </UnsavedForms>
  )
}

it('what leaves with a press is no longer unsaved at the next key', () => {
  render(<Drawer />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  // As a browser presses it: `act` would also wait for what comes after the press.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => screen.getByRole('button').click())
  expect(screen.getByRole('status')).toHaveTextContent('0')
})
