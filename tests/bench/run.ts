/**
 * `npm run bench`: the production build beside bare pages, in one run (performance.md). Arguments select
 * groups: `npm run bench -- typing scrolling`. BENCH_SHORT=1 runs a sixth of the growth group.
 */
import { fileURLToPath } from 'node:url'

import { dashboards } from './agency/dashboards.ts'
import { tables } from './agency/tables.ts'
import { launch } from './browser.ts'
import { signIn } from './sign-in.ts'
import { printTable } from './result-table.ts'
import { events } from './workspace/events.ts'
import { growth } from './workspace/growth.ts'
import { lists } from './workspace/lists.ts'
import { opening } from './workspace/opening.ts'
import { schedule } from './workspace/schedule.ts'
import { scrolling } from './workspace/scrolling.ts'
import { shift } from './workspace/shift.ts'
import { startBenchApp } from './workspace/bench-app.ts'
import { switching } from './workspace/switching.ts'
import { ticking } from './workspace/ticking.ts'
import { typing } from './workspace/typing.ts'
import { vault } from './workspace/vault.ts'

const DIST = process.env.BENCH_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const SIGNED_IN_GROUPS = {
  opening,
  switching,
  typing,
  scrolling,
  shift,
  ticking,
  events,
  growth,
  dashboards,
  tables,
  schedule,
  vault,
  lists,
}

const requestedGroups = process.argv.slice(2)
const isRequested = (name: string): boolean => requestedGroups.length === 0 || requestedGroups.includes(name)
const groups = Object.entries(SIGNED_IN_GROUPS).filter(([name]) => isRequested(name))

const failedGroups: string[] = []
const browser = await launch()
if (isRequested('sign-in')) await signIn(browser, DIST)
if (groups.length > 0) {
  const app = await startBenchApp(browser, DIST)
  for (const [name, group] of groups) {
    // A group that throws keeps the figures of the others.
    await group(app).catch((error: unknown) => {
      failedGroups.push(name)
      console.error(name, error)
    })
  }
  await app.close()
}
await browser.close()

const isPassed = printTable()
process.exitCode = isPassed && failedGroups.length === 0 ? 0 : 1
