import '@testing-library/jest-dom/vitest'
import { afterEach, beforeAll, expect } from 'vitest'

import { printWhenRead } from './print-when-read'
import { WAIT_LIMIT_MS } from './wait-for-expect'

// What jsdom lacks and every browser has.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-color-scheme: dark)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

// Component tests wait for the backend and for the lazy overlay code, which loads after the first render.
beforeAll(async () => {
  // eslint-disable-next-line vitest/no-standalone-expect -- asks only for the name of the file
  if (!expect.getState().testPath?.endsWith('.tsx')) return
  const { configure } = await import('@testing-library/react')
  configure(({ getElementError }) => ({
    asyncUtilTimeout: WAIT_LIMIT_MS,
    getElementError: printWhenRead(getElementError),
  }))
  const { loadOverlays } = await import('../../src/ui/overlay/load-overlays')
  const { DateField, DateTimeField, TimeField } = await import('../../src/ui/field/date-field')
  await Promise.all([loadOverlays(), DateField.preload(), DateTimeField.preload(), TimeField.preload()])
})

// Load the renderer only for tests that rendered something.
afterEach(async () => {
  if (typeof document === 'undefined' || document.body.childElementCount === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
