/**
 * `npm run bench`: the production build beside bare pages, in one run (performance.md). Arguments select
 * groups: `npm run bench -- typing scrolling`. BENCH_SHORT=1 runs a sixth of the growth group.
 */
import { fileURLToPath } from 'node:url'

import { dashboards } from './agency/dashboards.ts'
import { tables } from './agency/tables.ts'
import { launch } from './browser.ts'
import { signIn } from './sign-in.ts'
import { printTable } from './table.ts'
import { events } from './workspace/events.ts'
import { growth } from './workspace/growth.ts'
import { opening } from './workspace/opening.ts'
import { schedule } from './workspace/schedule.ts'
import { scrolling } from './workspace/scrolling.ts'
import { shift } from './workspace/shift.ts'
import { setStage } from './workspace/stage.ts'
import { switching } from './workspace/switching.ts'
import { ticking } from './workspace/ticking.ts'
import { typing } from './workspace/typing.ts'

const DIST = process.env.BENCH_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const SIGNED_IN = {
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
}

const asked = process.argv.slice(2)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)
const groups = Object.entries(SIGNED_IN).filter(([name]) => isAsked(name))

const broken: string[] = []
const browser = await launch()
if (isAsked('sign-in')) await signIn(browser, DIST)
if (groups.length > 0) {
  const stage = await setStage(browser, DIST)
  for (const [name, group] of groups) {
    // A group that throws keeps the figures of the others.
    await group(stage).catch((error: unknown) => {
      broken.push(name)
      console.error(name, error)
    })
  }
  await stage.close()
}
await browser.close()

const isPassed = printTable()
process.exitCode = isPassed && broken.length === 0 ? 0 : 1
