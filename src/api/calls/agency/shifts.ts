import * as v from 'valibot'

import { Correction, LogChange } from '@/domain/shift/correction'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { PlannedShift, ShiftOverlap, ShiftGap, ShiftRepeat, ShiftScope } from '@/domain/shift/planned-shift'
import { ExportedFile } from '@/domain/agency/saved-view'
import { WorkDay, WorkDaySort, WorkFigures } from '@/domain/shift/work-day'
import {
  CORRECTION_STATES,
  WORK_LOG_FLAGS,
  WORK_LOG_SOURCES,
  WorkLogEntry,
} from '@/domain/shift/work-log-entry'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: shift plan and work logs (screens S5, screens S6). */

const isoTime = v.pipe(v.string(), v.isoTimestamp())
const period = { from: isoTime, to: isoTime }
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

/**
 * The shifts that touch a period, drafts included, and overlaps of one person's shifts. `isOpen`: only shifts
 * whose person left, as far as the user plans them.
 */
export const listPlannedShifts = call({
  method: 'POST',
  path: '/api/agency/shifts/list',
  request: v.object({
    ...period,
    userIds: v.optional(v.array(Id)),
    creatorIds: v.optional(v.array(Id)),
    isOpen: v.optional(v.boolean()),
  }),
  response: v.object({
    data: v.array(PlannedShift),
    clashes: orElse(validEntriesOf(ShiftOverlap), []),
  }),
  onError: 'throw',
})

/** The shift as the user saw it: 409 if a colleague has changed it since. */
const seen = v.optional(v.object({ userId: Id, startAt: isoTime, endAt: isoTime }))

/** Id to revert a change; null where it cannot be reverted. */
const changeId = orNull(Id)

const shiftInput = {
  shiftId: v.optional(Id),
  userIds: v.pipe(v.array(Id), v.minLength(1)),
  creatorIds: v.array(Id),
  startAt: isoTime,
  endAt: isoTime,
  /** The series starts with this shift: the weekday of its start is always included. */
  repeat: v.optional(v.nullable(ShiftRepeat)),
  scope: ShiftScope,
  seen,
}

/**
 * Without `shiftId`, creates one draft per person. With it, changes times, people and creators of that shift,
 * or of all that follow in its series.
 */
export const saveShift = call({
  method: 'POST',
  path: '/api/agency/shifts/save',
  request: v.object({ clientId: v.string(), ...shiftInput }),
  response: v.object({ data: v.array(PlannedShift), changeId }),
  onError: 'throw',
})

/**
 * The result of saving, without saving: number of shifts, and their overlaps with others of the same people.
 */
export const previewShift = call({
  method: 'POST',
  path: '/api/agency/shifts/preview',
  request: v.object(shiftInput),
  response: v.object({ count: v.number(), clashes: orElse(validEntriesOf(ShiftOverlap), []) }),
  onError: 'throw',
})

export const deleteShift = call({
  method: 'POST',
  path: '/api/agency/shifts/delete',
  request: v.object({ shiftId: Id, scope: ShiftScope, seen }),
  response: v.object({ deletedIds: v.array(Id), changeId }),
  onError: 'throw',
})

/**
 * Reverts a change by this user, with its whole series; 409 if the plan has changed since. Returns the
 * current shifts.
 */
export const revertShifts = call({
  method: 'POST',
  path: '/api/agency/shifts/revert',
  request: v.object({ changeId: Id }),
  response: v.object({ data: v.array(PlannedShift) }),
  onError: 'throw',
})

/**
 * What a period lacks before publishing: its drafts, number of people to notify, overlapping shifts, and
 * creators without cover, worst gaps first.
 */
export const checkShifts = call({
  method: 'POST',
  path: '/api/agency/shifts/check',
  request: v.object({ ...period, timezone: v.string() }),
  response: v.object({
    drafts: v.number(),
    people: v.number(),
    clashes: orElse(validEntriesOf(ShiftOverlap), []),
    gaps: orElse(validEntriesOf(ShiftGap), []),
  }),
  onError: 'throw',
})

/** Copies the shifts of a week into another, as drafts. */
export const copyWeek = call({
  method: 'POST',
  path: '/api/agency/shifts/copy-week',
  request: v.object({ clientId: v.string(), from: isoTime, to: isoTime, timezone: v.string() }),
  response: v.object({ data: v.array(PlannedShift), changeId }),
  onError: 'throw',
})

/** Publishes the drafts of a period and notifies their people. */
export const publishShifts = call({
  method: 'POST',
  path: '/api/agency/shifts/publish',
  request: v.object(period),
  response: v.object({ published: v.number(), notified: v.number() }),
  onError: 'throw',
})

/** The logs that touch a period, newest first. `isRunning`: only those of people on duty. */
export const listTeamLogs = call({
  method: 'POST',
  path: '/api/agency/work-logs/list',
  request: v.object({
    ...period,
    userIds: v.optional(v.array(Id)),
    isRunning: v.optional(v.boolean()),
    ...pageRequest,
  }),
  response: listPageOf(WorkLogEntry),
  onError: 'throw',
})

/**
 * Who worked or was planned on which day of a period, without drafts. Absent fields do not filter; `query`
 * searches names. `total` and `figures` cover all matches, not only this page.
 */
export const listWorkDays = call({
  method: 'POST',
  path: '/api/agency/work-logs/days',
  request: v.object({
    ...period,
    timezone: v.string(),
    query: v.string(),
    userIds: v.optional(v.array(Id)),
    groupId: v.optional(Id),
    flag: v.optional(v.picklist(WORK_LOG_FLAGS)),
    source: v.optional(v.picklist(WORK_LOG_SOURCES)),
    sort: WorkDaySort,
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(WorkDay).entries, total: v.number(), figures: WorkFigures }),
  onError: 'throw',
})

/** Clocks a person out. */
export const closeWorkLog = call({
  method: 'POST',
  path: '/api/agency/work-logs/close',
  request: v.object({ chatterWorkLogId: Id, clockOutAt: isoTime, reason }),
  response: WorkLogEntry,
  onError: 'throw',
})

export const editWorkLog = call({
  method: 'POST',
  path: '/api/agency/work-logs/edit',
  request: v.object({ chatterWorkLogId: Id, clockInAt: isoTime, clockOutAt: v.nullable(isoTime), reason }),
  response: WorkLogEntry,
  onError: 'throw',
})

/** The changes of a log, newest first. */
export const getWorkLogHistory = call({
  method: 'POST',
  path: '/api/agency/work-logs/history',
  request: v.object({ chatterWorkLogId: Id }),
  response: v.object({ data: v.array(LogChange) }),
  onError: 'throw',
})

/** For payroll: hours by person. */
export const exportWorkLogs = call({
  method: 'POST',
  path: '/api/agency/work-logs/export',
  request: v.object({ ...period, timezone: v.string(), format: v.literal('csv') }),
  response: ExportedFile,
  onError: 'throw',
})

export const listCorrections = call({
  method: 'POST',
  path: '/api/agency/corrections/list',
  request: v.object({ state: v.picklist(CORRECTION_STATES) }),
  response: v.object({ data: v.array(Correction) }),
  onError: 'throw',
})

/** 409 when a colleague decided first. */
export const decideCorrection = call({
  method: 'POST',
  path: '/api/agency/corrections/decide',
  request: v.object({
    correctionId: Id,
    decision: v.picklist(['approve', 'reject']),
    note: v.pipe(v.string(), v.maxLength(500)),
  }),
  response: Correction,
  onError: 'throw',
})

/** Reverts a decision while nothing depends on it. */
export const reopenCorrection = call({
  method: 'POST',
  path: '/api/agency/corrections/reopen',
  request: v.object({ correctionId: Id }),
  response: Correction,
  onError: 'throw',
})
