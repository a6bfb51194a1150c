import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

import { browserLaunch } from '../support/system-browser.ts'
import { trustArgument } from './certificate.ts'

/** Profiles of performance.md: A is the machine as it is, B has a slow CPU and network, C a slow CPU only. */
const PROFILES = {
  A: { slowdown: 1, bitsPerSecond: 0, latencyMs: 0 },
  B: { slowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150 },
  C: { slowdown: 4, bitsPerSecond: 0, latencyMs: 0 },
} as const
export type Profile = keyof typeof PROFILES

/** The tablet size of performance.md. */
export const TABLET = { width: 1024, height: 768 }

export const launch = async (): Promise<Browser> =>
  chromium.launch({ ...browserLaunch, args: [...browserLaunch.args, await trustArgument()] })

/** Throttles a page by profile. Resolves to the page's CDP session. */
export async function throttle(page: Page, profile: Profile): Promise<CDPSession> {
  const { slowdown, bitsPerSecond, latencyMs } = PROFILES[profile]
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await client.send('Network.enable')
  if (bitsPerSecond > 0) {
    const bytesPerSecond = bitsPerSecond / 8
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  return client
}
