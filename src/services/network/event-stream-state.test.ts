import { expect, it } from 'vitest'

import { eventStreamState, registerEventStream } from './event-stream-state'

it('the page’s own stream defines the state while it is open, then the shared one again', () => {
  const ofEveryPage = registerEventStream()
  ofEveryPage.setState('live')
  const ofPage = registerEventStream()
  ofPage.setState('reconnecting')
  expect(eventStreamState()).toBe('reconnecting')
  ofEveryPage.setState('polling')
  expect(eventStreamState()).toBe('reconnecting')
  ofPage.close()
  expect(eventStreamState()).toBe('polling')
  ofPage.close()
  ofEveryPage.close()
  expect(eventStreamState()).toBe('none')
})
