import {
  BARE_FORM,
  measureColdVisit,
  measureOfflineStart,
  type ColdVisit,
  heapAfterLoad,
} from '../first-view.ts'
import { addFigure, compareWithBare, checkLimit, median } from '../result-table.ts'
import { channelAddress, INBOX, INBOX_ROWS, LONG_CHANNEL, type BenchApp, USABLE_THREAD } from './bench-app.ts'

const ROUNDS = 3

/** Rows 5, 6, 6b, 7 and 8: the first frame in which channel and inbox are usable, beside the bare page. */
export async function opening(app: BenchApp): Promise<void> {
  const channel = channelAddress(LONG_CHANNEL)
  const seen = { bare: [] as ColdVisit[], channel: [] as ColdVisit[], inbox: [] as ColdVisit[] }
  const round = async () => {
    seen.bare.push(await measureColdVisit(app, app.barePageOrigin, BARE_FORM))
    seen.channel.push(await measureColdVisit(app, channel, USABLE_THREAD))
    seen.inbox.push(await measureColdVisit(app, INBOX, INBOX_ROWS))
  }
  // Discard the first round: the server compresses each file on its first request.
  for (let count = 0; count <= ROUNDS; count += 1) await round()
  for (const visits of Object.values(seen)) visits.shift()
  const middle = (of: keyof typeof seen, mark: keyof ColdVisit): number =>
    median(seen[of].map((one) => one[mark]))
  compareWithBare(
    5,
    'B: channel, script until usable, br B',
    middle('channel', 'bytes'),
    middle('bare', 'bytes'),
    2.4,
  )
  for (const place of ['channel', 'inbox'] as const) {
    compareWithBare(5, `B: ${place}, usable ms`, middle(place, 'usable'), middle('bare', 'usable'), 2.3)
    compareWithBare(6, `B: ${place}, warm start ms`, middle(place, 'warm'), middle('bare', 'warm'), 2.8)
    checkLimit(
      '6b',
      `${place}, requests until settled`,
      middle(place, 'requests'),
      60,
      middle('bare', 'requests'),
    )
    checkLimit(7, `B: ${place}, layout shift`, middle(place, 'shift'), 0.01)
  }
  addFigure(
    6,
    'channel, start without a network ms',
    await measureOfflineStart(app, channel, USABLE_THREAD),
    middle('bare', 'warm'),
  )
  const bareHeap = await heapAfterLoad(app, app.barePageOrigin, BARE_FORM)
  const heaps = {
    channel: await heapAfterLoad(app, channel, USABLE_THREAD),
    inbox: await heapAfterLoad(app, INBOX, INBOX_ROWS),
  }
  compareWithBare(8, 'heap after load, channel, B', heaps.channel, bareHeap, 4.6)
  compareWithBare(8, 'heap after load, inbox, B', heaps.inbox, bareHeap, 4.6)
}
