import * as v from 'valibot'

import { IDLE_DEFAULT_MS, IDLE_MIN_MS } from '@/config/constants'

/** What the backend can be made to suffer from, by the panel, by `window.__mock.faults(…)` and over HTTP. */
export const Faults = v.object({
  /** Every answer waits this long. */
  latencyMs: v.number(),
  /** `fail` answers 500, `hang` never answers, `offline` breaks the connection, the others answer rubbish with 200. */
  mode: v.picklist(['none', 'fail', 'hang', 'offline', 'html', 'truncated', 'empty']),
  /** How many of the calls suffer, 0 to 1. */
  rate: v.number(),
  /** Only calls whose path holds this text suffer; null: all. */
  only: v.nullable(v.string()),
  /** Only so many more calls suffer; null: for good. */
  times: v.nullable(v.number()),
  /** The status that `fail` answers with. */
  status: v.number(),
  /** The next refresh answers say forceRefresh. */
  forceRefresh: v.boolean(),
  /** Life of new access tokens in seconds; null: 15 minutes. */
  accessLifeS: v.nullable(v.number()),
  versionDecision: v.picklist(['ok', 'soft', 'hard']),
  /** Null: as the account has it. */
  securityStatus: v.nullable(v.picklist(['none', 'suspicious', 'locked'])),
  /** The signed-in person's roles; null: as the account has them. */
  roles: v.nullable(v.array(v.string())),
  /** How far the server's clock is ahead of the device's. */
  clockSkewMs: v.number(),
  /** What the country lookup answers. */
  country: v.string(),
  /** Whether this agency requires a handover note before clocking out (screens S20). */
  asksAtClockOut: v.boolean(),
  /** After how many seconds without input the console asks whether the user still works (screens S20). */
  idleAfterS: v.pipe(v.number(), v.minValue(IDLE_MIN_MS / 1000)),
  /** Fan events per second while a stream is open; 0: calm. */
  traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  /** `large`: 5,000 people and as many creators, to try tables with. */
  agencySize: v.picklist(['usual', 'large']),
  /** `large`: 20,000 items in every vault, to try the grid with. */
  vaultSize: v.picklist(['usual', 'large']),
  /** `odd`: every third fan has a hostile or endless name and writes such lines. */
  texts: v.picklist(['usual', 'odd']),
  /** `large`: 500 posts and stories a month on the schedule. */
  schedule: v.picklist(['usual', 'large']),
})
export interface Faults extends v.InferOutput<typeof Faults> {}

export const FaultsPatch = v.partial(Faults)

export const NO_FAULTS: Faults = {
  latencyMs: 0,
  mode: 'none',
  rate: 1,
  only: null,
  times: null,
  status: 500,
  forceRefresh: false,
  accessLifeS: null,
  versionDecision: 'ok',
  securityStatus: null,
  roles: null,
  clockSkewMs: 0,
  country: 'US',
  asksAtClockOut: false,
  idleAfterS: IDLE_DEFAULT_MS / 1000,
  traffic: 0,
  agencySize: 'usual',
  vaultSize: 'usual',
  texts: 'usual',
  schedule: 'usual',
}

/** What fans write on an ordinary evening, for those who look around. */
export const USUAL_TRAFFIC = 0.05

/** Whether a call to this path suffers; `roll` is a throw of the dice in [0, 1). */
export const strikes = (faults: Faults, path: string, roll: number): boolean =>
  (faults.mode !== 'none' || faults.latencyMs > 0) &&
  (faults.only === null || path.includes(faults.only)) &&
  faults.times !== 0 &&
  roll < faults.rate
