import { BARE_FORM, cold, type Cold, heapAfterLoad } from '../first-view.ts'
import { compare, limit, median } from '../table.ts'
import { channelAddress, INBOX, INBOX_ROWS, LONG_CHANNEL, type Stage, USABLE_THREAD } from './stage.ts'

const ROUNDS = 3

/** Rows 5, 6, 6b, 7 and 8: the first frame in which channel and inbox are usable, beside the bare page. */
export async function opening(stage: Stage): Promise<void> {
  const channel = channelAddress(LONG_CHANNEL)
  const seen = { bare: [] as Cold[], channel: [] as Cold[], inbox: [] as Cold[] }
  const round = async () => {
    seen.bare.push(await cold(stage, stage.barePageOrigin, BARE_FORM))
    seen.channel.push(await cold(stage, channel, USABLE_THREAD))
    seen.inbox.push(await cold(stage, INBOX, INBOX_ROWS))
  }
  // Discard the first round: the server compresses each file on its first request.
  for (let count = 0; count <= ROUNDS; count += 1) await round()
  for (const visits of Object.values(seen)) visits.shift()
  const middle = (of: keyof typeof seen, mark: keyof Cold): number => median(seen[of].map((one) => one[mark]))
  compare(
    5,
    'B: channel, script until usable, br B',
    middle('channel', 'bytes'),
    middle('bare', 'bytes'),
    2.4,
  )
  for (const place of ['channel', 'inbox'] as const) {
    compare(5, `B: ${place}, usable ms`, middle(place, 'usable'), middle('bare', 'usable'), 2.3)
    compare(6, `B: ${place}, warm start ms`, middle(place, 'warm'), middle('bare', 'warm'), 2.8)
    limit('6b', `${place}, requests until settled`, middle(place, 'requests'), 60, middle('bare', 'requests'))
    limit(7, `B: ${place}, layout shift`, middle(place, 'shift'), 0.01)
  }
  const bareHeap = await heapAfterLoad(stage, stage.barePageOrigin, BARE_FORM)
  const heaps = {
    channel: await heapAfterLoad(stage, channel, USABLE_THREAD),
    inbox: await heapAfterLoad(stage, INBOX, INBOX_ROWS),
  }
  compare(8, 'heap after load, channel, B', heaps.channel, bareHeap, 4.6)
  compare(8, 'heap after load, inbox, B', heaps.inbox, bareHeap, 4.6)
}
