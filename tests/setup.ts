import '@testing-library/jest-dom/vitest'
import { afterEach, beforeAll, expect } from 'vitest'

// Whoever draws waits for the backend; what floats over the page is there once somebody has looked at it for a moment.
beforeAll(async () => {
  // eslint-disable-next-line vitest/no-standalone-expect -- asks only for the name of the file
  if (!expect.getState().testPath?.endsWith('.tsx')) return
  const { configure } = await import('@testing-library/react')
  // A limit only ends what hangs: no test may fail because other processes keep the machine busy.
  configure({ asyncUtilTimeout: 30_000 })
  const { loadFloats } = await import('../src/ui/float-code')
  await loadFloats()
})

// Only tests that drew something pay for the renderer.
afterEach(async () => {
  if (typeof document === 'undefined' || document.body.childElementCount === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
