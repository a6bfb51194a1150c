import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { OldFigures, useAreFiguresOld } from './old-figures'

const Probe = () => <p>{String(useAreFiguresOld())}</p>

it.each([
  [true, false, 'true'],
  [false, true, 'true'],
  [false, false, 'false'],
])('figures within others are old with either (%j, %j)', (outer, inner, shown) => {
  render(
    <OldFigures isOld={outer}>
      <OldFigures isOld={inner}>
        <Probe />
      </OldFigures>
    </OldFigures>,
  )
  expect(screen.getByText(shown)).toBeVisible()
})
