/**
 * Runs after all journeys and fails for each call of requirements 7 that no page made.
 */
import { REQUIRED_CALLS } from '../../support/required-calls.ts'
import { recordedCalls } from './recorded-calls.ts'

const required = Object.values(REQUIRED_CALLS)
  .flat()
  // The country lookup has a host of its own, and no path.
  .filter(([, path]) => path !== '')
  .map(([method, path]) => `${method} ${path}`)
const recorded = recordedCalls()
const missingCalls = required.filter((call) => !recorded.has(call))
for (const call of missingCalls) console.error(`No journey has made ${call}`)
console.log(`${required.length - missingCalls.length} of ${required.length} calls were made by journeys`)
if (missingCalls.length > 0) process.exitCode = 1
