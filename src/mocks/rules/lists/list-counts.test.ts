import { expect, it } from 'vitest'

import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { writableChannelChange } from '../threads/derived-threads'
import { listCountsOf } from './list-counts'

const creator = CREATORS[0] ?? expect.fail('no creator')
const CHANNEL_ID = 'channel-1-2'

it('a list counts the fans of its own world', async () => {
  const [spending, muted, fresh] = [0, 1, 2].map(() =>
    createWorld(undefined, () => Date.UTC(2026, 10, 18, 12)),
  )
  if (!spending || !muted || !fresh) expect.fail('no worlds')
  const tip = { kind: 'tip', price: 5_000_000, at: spending.now() } as const
  writableChannelChange(spending, { channelId: CHANNEL_ID }).added.push(tip)
  writableChannelChange(muted, { channelId: CHANNEL_ID }).isMuted = true
  const counts = await listCountsOf(spending, creator)
  const usual = await listCountsOf(fresh, creator)
  expect(counts).not.toEqual(usual)
  expect(await listCountsOf(muted, creator)).toEqual(usual)
})
