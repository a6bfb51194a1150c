import { cold, type Cold, heapAfterLoad } from '../first-view.ts'
import { compare, median } from '../table.ts'
import { scriptBytesOf, visit, type Visit } from '../visit.ts'
import { channelAddress, INBOX, INBOX_ROWS, LONG_CHANNEL, type Stage, USABLE_THREAD } from './stage.ts'

const ROUNDS = 3

/** Rows 5, 6 and 8: the first frame in which a channel and the inbox can be used, beside the bare page's. */
export async function opening(stage: Stage): Promise<void> {
  const channel = channelAddress(LONG_CHANNEL)
  const seen = {
    channel: [] as Cold[],
    inbox: [] as Cold[],
  }
  const bare: Visit[] = []
  // Not counted: the server packs each file when it is first asked for.
  await visit(stage.browser, stage.barePageOrigin, 'C')
  await cold(stage, channel, USABLE_THREAD)
  await cold(stage, INBOX, INBOX_ROWS)
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await visit(stage.browser, stage.barePageOrigin, 'B'))
    seen.channel.push(await cold(stage, channel, USABLE_THREAD))
    seen.inbox.push(await cold(stage, INBOX, INBOX_ROWS))
  }
  const bareUsable = median(bare.map(({ usable }) => usable))
  const bareBytes = scriptBytesOf(bare[0])
  const [first] = seen.channel
  compare(5, 'B: channel, script until usable, br B', first?.bytes ?? Number.NaN, bareBytes, 2)
  compare(5, 'B: channel, usable ms', median(seen.channel.map(({ usable }) => usable)), bareUsable, 2.2)
  compare(5, 'B: inbox, usable ms', median(seen.inbox.map(({ usable }) => usable)), bareUsable, 2.2)
  compare(6, 'B: inbox, warm start ms', median(seen.inbox.map(({ warm }) => warm)), bareUsable, 1.3)
  compare(6, 'B: channel, warm start ms', median(seen.channel.map(({ warm }) => warm)), bareUsable, 1.3)
  const heaps = {
    bare: await heapAfterLoad(stage, stage.barePageOrigin, 'form'),
    channel: await heapAfterLoad(stage, channel, USABLE_THREAD),
    inbox: await heapAfterLoad(stage, INBOX, INBOX_ROWS),
  }
  compare(8, 'heap after load, channel, B', heaps.channel, heaps.bare, 4)
  compare(8, 'heap after load, inbox, B', heaps.inbox, heaps.bare, 4)
}
