import { expect, it } from 'vitest'

import { creatorById } from '../../../seed/creators'
import { channelColumnsOf, searchNamesOf } from '../../../rules/inbox/channel-columns'

it('a response that scans all fans yields to the page in between', async () => {
  const creator = creatorById('creator-01') ?? expect.fail('no creator')
  let turns = 0
  // Another task in the queue, like frames and input.
  const timer = setInterval(() => (turns += 1), 1)
  await Promise.all([channelColumnsOf(creator, 1), searchNamesOf(creator, 1)])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(8)
})
