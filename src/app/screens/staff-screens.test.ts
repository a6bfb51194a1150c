import { expect, it } from 'vitest'

import { STAFF_SCREENS } from './staff-screens'

it.each(Object.keys(STAFF_SCREENS) as (keyof typeof STAFF_SCREENS)[])('%s has a module', (name) => {
  expect(STAFF_SCREENS[name].load).toBeTypeOf('function')
})

// The loader reads these exports by name: a renamed one would only be missing.
it('the inbox shows its panes while it renders, and preloads its list', async () => {
  const { Placeholder, preload } = await STAFF_SCREENS.messages.load()
  expect(Placeholder).toBeTypeOf('function')
  expect(preload).toBeTypeOf('function')
})
