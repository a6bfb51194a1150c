import * as v from 'valibot'

/** Faults of the backend, set by the panel, `window.__mock.faults(…)` or over HTTP. */
export const Faults = v.object({
  /** Delay of every response. */
  latencyMs: v.number(),
  /**
   * `fail` responds 500, `hang` never responds, `offline` breaks the connection, the others send an
   * unreadable 200.
   */
  mode: v.picklist(['none', 'fail', 'hang', 'offline', 'html', 'truncated', 'empty']),
  /** Share of affected calls, 0 to 1. */
  rate: v.number(),
  /** Affects only calls whose path contains this text; null: all. */
  only: v.nullable(v.string()),
  /** Affects only this many more calls; null: no limit. */
  times: v.nullable(v.number()),
  /** The status that `fail` responds with. */
  status: v.number(),
  /** The next refresh responses say forceRefresh. */
  forceRefresh: v.boolean(),
  /** Lifetime of new access tokens in seconds; null: 15 minutes. */
  accessLifeS: v.nullable(v.number()),
  versionDecision: v.picklist(['ok', 'soft', 'hard']),
  /** Null: the account's own. */
  securityStatus: v.nullable(v.picklist(['none', 'suspicious', 'locked'])),
  /** The signed-in user's roles; null: the account's own. */
  roles: v.nullable(v.array(v.string())),
  /** How far the server's clock is ahead of the device's. */
  clockSkewMs: v.number(),
  /** The country lookup's response. */
  country: v.string(),
  /** Fan events per second while a stream is open; 0: none. */
  traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  /** `large`: 5,000 people and as many creators. */
  agencySize: v.picklist(['usual', 'large']),
  /** `large`: 20,000 items in every vault. */
  vaultSize: v.picklist(['usual', 'large']),
  /** `odd`: every third fan has a hostile or very long name and writes such messages. */
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
  traffic: 0,
  agencySize: 'usual',
  vaultSize: 'usual',
  texts: 'usual',
  schedule: 'usual',
}

/** Fan events per second on an ordinary evening. */
export const USUAL_TRAFFIC = 0.05

/** Whether the faults affect a call to this path; `roll` is random in [0, 1). */
export const affectsCall = (faults: Faults, path: string, roll: number): boolean =>
  (faults.mode !== 'none' || faults.latencyMs > 0) &&
  (faults.only === null || path.includes(faults.only)) &&
  faults.times !== 0 &&
  roll < faults.rate
