import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'

import { UnsavedForms, useReportUnsaved, useUnsavedForms } from './unsaved-forms'

function UnsavedText() {
  useReportUnsaved(true)
  return null
}

it('what leaves counts no longer from the next key on', () => {
  let leave = () => {}
  function Drawer() {
    const unsaved = useUnsavedForms()
    const [isShown, setShown] = useState(true)
    leave = () => setShown(false)
    return (
      <UnsavedForms of={unsaved}>
        <output>{unsaved.isAny ? 'asks' : 'closes'}</output>
        {isShown && <UnsavedText />}
      </UnsavedForms>
    )
  }
  render(<Drawer />)
  expect(screen.getByRole('status')).toHaveTextContent('asks')
  // As a press renders it: without the effects that `act` would wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => leave())
  expect(screen.getByRole('status')).toHaveTextContent('closes')
  vi.unstubAllGlobals()
})
