import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/creator/welcome-messages'
import { fanValues, fillScript } from '@/domain/chat/script-variables'
import { textFor } from '@/domain/welcome/welcome-rules'

import { displayOf } from '../../rules/people/user-displays'
import { serveTool } from '../bind-handlers'
import { addNotice } from '../../rules/notices/notify'
import { once } from '../once'
import { EXPORT_ROWS, pageOf } from '../../rules/base/paging'
import { inRequestedOrder } from '../../rules/base/requested-order'
import { periodOf } from '../../rules/performance/period'
import { profileOf } from '../../rules/profile/stored-profile'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { DAY_MS, iso } from '../../seed/calendar'
import {
  checkActive,
  checkedContent,
  checkedEntry,
  checkedRules,
  checkSequenceName,
  checkRoom,
  type Writer,
} from '../../rules/welcome/checks'
import { copyTo, freshCopy } from '../../rules/welcome/copy-sequence'
import { deliveriesOf, sortDeliveries } from '../../rules/welcome/deliveries'
import { entriesOf } from '../../rules/welcome/entries'
import { resultsOf } from '../../rules/welcome/results'
import { saveSequence, saveSequences, sequenceOf, sequencesOf } from '../../rules/welcome/sequences'
import type { StoredSequence } from '../../state/stored-sequence'
import { inState, withRules } from '../../rules/welcome/sequence-changes'
import { wireSequence } from '../../rules/welcome/wire-sequence'
import type { World } from '../../state/world'
import { fanIdAt } from '../../seed/fans/fans'
import { AGENCY } from '../../seed/staff'

type SaveBody = ParsedRequestOf<typeof calls.saveWelcomeSequence>

const REACH_MS = 28 * DAY_MS
const MOST_EXAMPLES = 5
const CURRENCY = AGENCY.currency

const archivedLast = (sequences: readonly StoredSequence[]): StoredSequence[] => [
  ...sequences.filter(({ state }) => state !== 'archived'),
  ...sequences.filter(({ state }) => state === 'archived'),
]

/** A new sequence, before all others. */
function created(world: World, writer: Writer, settings: Omit<SaveBody, 'clientId'>): StoredSequence {
  checkRoom(world, writer.creator)
  checkSequenceName(world, writer.creator, settings.name)
  const now = world.now()
  return {
    ...checkedRules(world, writer, settings),
    sequenceId: world.newId(`sequence-${writer.creator.index + 1}-new`),
    version: 1,
    name: settings.name.trim(),
    state: settings.state,
    createdAt: now,
    updatedAt: now,
    updatedById: writer.account.userId,
    states: [{ from: now, state: settings.state }],
    past: [],
  }
}

/** A sequence as it was changed. Throws 409 where the form was opened on an earlier version. */
function changed(
  world: World,
  writer: Writer,
  before: StoredSequence,
  settings: Omit<SaveBody, 'clientId'>,
): StoredSequence {
  if (before.state === 'archived') throw new Refusal(409, 'sequence_archived')
  if (before.version !== settings.version) throw new Refusal(409, 'stale_update')
  checkSequenceName(world, writer.creator, settings.name, before.sequenceId)
  const now = world.now()
  const rules = checkedRules(world, writer, settings, before.steps)
  return {
    ...inState(withRules(before, rules, now), settings.state, now),
    name: settings.name.trim(),
    version: before.version + 1,
    updatedAt: now,
    updatedById: writer.account.userId,
  }
}

/** Messages that fans get one after another from a trigger on (screens S19). */
export const welcomeMessages = serveTool(calls, 'welcomeMessages', {
  listWelcomeSequences: ({ world, body: { state, ...part }, viewer: { creator, permissions } }) => {
    const rows = archivedLast(sequencesOf(world, creator)).filter(
      (one) => state === undefined || one.state === state,
    )
    const { data, lastId } = pageOf(rows, ({ sequenceId }) => sequenceId, part)
    return {
      data: data.map((one) => wireSequence(world, creator, one, permissions)),
      lastId,
      sendsWelcome: profileOf(world, creator).sendsWelcome,
    }
  },
  getWelcomeSequence: ({ world, body: { sequenceId }, viewer: { creator, permissions } }) => {
    return wireSequence(world, creator, sequenceOf(world, creator, sequenceId), permissions)
  },
  countWelcomeReach: ({ world, body, viewer: { creator } }) => {
    const now = world.now()
    const entry = checkedEntry(world, creator, body)
    const entries = entriesOf(world, creator, entry, now - REACH_MS, now + 1)
    const fans = entries.toReversed().map(({ fanIndex }) => fanIdAt(fanIndex))
    return { last28Days: entries.length, sample: [...new Set(fans)].slice(0, MOST_EXAMPLES) }
  },
  getWelcomeStats: ({ world, body: { sequenceId, ...range }, viewer: { creator, permissions } }) => {
    const period = periodOf(world, range)
    const all = sequenceId === undefined ? archivedLast(sequencesOf(world, creator)) : []
    const wanted = sequenceId === undefined ? all : [sequenceOf(world, creator, sequenceId)]
    const results = wanted.map((one) => resultsOf(world, creator, one, period, permissions.canSeeSpend))
    return {
      currency: CURRENCY,
      data: results.flatMap(({ steps }) => steps),
      sequences: results.map(({ sequence }) => sequence),
    }
  },
  listWelcomeDeliveries: ({ world, body, viewer: { creator, permissions } }) => {
    const { stepId, state, sort, limit, lastId } = body
    // Sorting by hidden amounts would reveal them.
    if (sort?.by === 'amount' && !permissions.canSeeSpend) throw invalidField('sort', 'not_allowed')
    const wanted = { ...periodOf(world, body), stepId, state }
    const sequence = sequenceOf(world, creator, body.sequenceId)
    const found = deliveriesOf(world, creator, sequence, wanted, permissions.canSeeSpend)
    const rows = sort ? sortDeliveries(world, sequence, found, sort) : found
    const part = pageOf(rows, ({ deliveryId }) => deliveryId, { limit, lastId }, EXPORT_ROWS)
    return { currency: CURRENCY, ...part, total: rows.length }
  },
  saveWelcomeSequence: once(({ world, body: { clientId: _clientId, ...settings }, viewer }) => {
    const { permissions, ...writer } = viewer
    const { creator } = writer
    const saved =
      settings.sequenceId === null
        ? created(world, writer, settings)
        : changed(world, writer, sequenceOf(world, creator, settings.sequenceId), settings)
    saveSequence(world, creator, saved)
    return wireSequence(world, creator, saved, permissions)
  }),
  toggleWelcomeSequence: ({ world, body: { sequenceId, state }, viewer }) => {
    const { account, creator, permissions } = viewer
    const before = sequenceOf(world, creator, sequenceId)
    if (state === 'active') checkActive(world, creator, before)
    if (before.state === state) return wireSequence(world, creator, before, permissions)
    const now = world.now()
    const after = {
      ...inState(before, state, now),
      version: before.version + 1,
      updatedAt: now,
      updatedById: account.userId,
    }
    saveSequence(world, creator, after)
    return wireSequence(world, creator, after, permissions)
  },
  deleteWelcomeSequence: ({ world, body: { sequenceId }, viewer: { creator } }) => {
    sequenceOf(world, creator, sequenceId)
    const left = sequencesOf(world, creator).filter((one) => one.sequenceId !== sequenceId)
    saveSequences(world, creator, left, sequenceId)
  },
  reorderWelcomeSequences: ({ world, body: { sequenceIds }, viewer: { creator } }) => {
    const all = sequencesOf(world, creator)
    const open = all.filter(({ state }) => state !== 'archived')
    const ordered = inRequestedOrder(open, sequenceIds, ({ sequenceId }) => sequenceId)
    saveSequences(world, creator, [...ordered, ...all.filter(({ state }) => state === 'archived')], null)
  },
  duplicateWelcomeSequence: once(({ world, body: { sequenceId, name }, viewer }) => {
    const { account, creator, permissions } = viewer
    const sequence = sequenceOf(world, creator, sequenceId)
    checkRoom(world, creator)
    checkSequenceName(world, creator, name)
    const copyId = world.newId(`sequence-${creator.index + 1}-new`)
    const copy = freshCopy(world, account, sequence, copyId, name.trim())
    saveSequence(world, creator, copy, sequenceId)
    return wireSequence(world, creator, copy, permissions)
  }),
  copyWelcomeSequence: once(({ world, body: { sequenceId, creatorIds }, viewer: { account, creator } }) => {
    if (creatorIds.length === 0) throw invalidField('creatorIds', 'field_missing')
    const sequence = sequenceOf(world, creator, sequenceId)
    const wanted = [...new Set(creatorIds)]
    return { data: wanted.map((creatorId) => copyTo(world, { account, creator, sequence }, creatorId)) }
  }),
  testWelcomeMessage: once(({ world, body: { clientId: _clientId, language, ...content }, viewer }) => {
    const { account, creator } = viewer
    const checked = checkedContent(world, { account, creator }, 'message', content)
    const fan = displayOf(world, account.userId)
    const values = fanValues({ fan, creator: creator.displayName })
    const { text, lockText } = textFor(checked, language)
    const filled = fillScript(text, values)
    addNotice(world, creator, { kind: 'system', text: filled }, account.userId)
    return {
      at: iso(world.now()),
      text: filled,
      lockText: lockText === null ? null : fillScript(lockText, values),
    }
  }),
})
