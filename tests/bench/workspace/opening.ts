import { compare, median } from '../table.ts'
import { visit } from '../visit.ts'
import {
  channelAddress,
  INBOX,
  INBOX_ROWS,
  LONG_CHANNEL,
  type Opened,
  type Stage,
  USABLE_THREAD,
} from './stage.ts'

const ROUNDS = 3

/** Runs in the page: milliseconds from its start to the first frame in which this is there and can be used. */
const usableAt = (there: string): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(there))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })

function scriptBytes(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by their type
  return files
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

async function heapOf({ client }: Opened): Promise<number> {
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

/** The first visit of a page by somebody signed in, and the second one, with its files at hand. */
async function cold(stage: Stage, address: string, sign: string) {
  const opened = await stage.open(address, 'B')
  const usable = await opened.page.evaluate(usableAt, sign)
  const bytes = await opened.page.evaluate(scriptBytes)
  await opened.page.waitForTimeout(3000)
  await opened.page.reload({ waitUntil: 'commit' })
  const warm = await opened.page.evaluate(usableAt, sign)
  await opened.close()
  return { usable, bytes, warm }
}

async function heapAfterLoad(stage: Stage, address: string, sign: string): Promise<number> {
  const opened = await stage.open(address, 'A')
  await opened.client.send('Performance.enable')
  await opened.page.locator(sign).last().waitFor()
  await opened.page.waitForTimeout(3000)
  const heap = await heapOf(opened)
  await opened.close()
  return heap
}

/** Rows 5, 6 and 8: the first frame in which a channel and the inbox can be used, beside the bare page's. */
export async function opening(stage: Stage): Promise<void> {
  const channel = channelAddress(LONG_CHANNEL)
  const seen = {
    channel: [] as Awaited<ReturnType<typeof cold>>[],
    inbox: [] as Awaited<ReturnType<typeof cold>>[],
  }
  const bare: Awaited<ReturnType<typeof visit>>[] = []
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
  const bareBytes = (bare[0]?.answers ?? [])
    .filter(({ type }) => type === 'script')
    .reduce((sum, { bytes }) => sum + bytes, 0)
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
