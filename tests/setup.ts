import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// Only tests that drew something pay for the renderer.
afterEach(async () => {
  if (typeof document === 'undefined' || document.body.childElementCount === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
