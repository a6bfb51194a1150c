import * as v from 'valibot'

import { Correction, LogChange } from '@/domain/shift/correction'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { PlannedShift, ShiftOverlap, ShiftGap, ShiftRepeat, ShiftScope } from '@/domain/shift/planned-shift'
import { ExportedFile, FileRequest } from '@/domain/agency/saved-view'
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
})

/** The shift as the user saw it: 409 if a colleague has changed it since. */
const seen = v.optional(
  v.object({ userId: Id, creatorIds: v.optional(v.array(Id)), startAt: isoTime, endAt: isoTime }),
)

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
 * Without `shiftId`, creates one draft per person. With it, changes times, people and creators of that shift, or of
 * all that follow in its series, but not of those cancelled or changed alone. The shift stays with its person while
 * `userIds` has them, else the first takes it; the others get drafts on the same days.
 */
export const saveShift = call({
  path: '/api/agency/shifts/save',
  request: v.object({ clientId: v.string(), ...shiftInput }),
  response: v.object({ data: v.array(PlannedShift), changeId }),
})

/**
 * The result of saving, without saving: number of shifts, and their overlaps with others of the same people.
 */
export const previewShift = call({
  path: '/api/agency/shifts/preview',
  request: v.object(shiftInput),
  response: v.object({ count: v.number(), clashes: orElse(validEntriesOf(ShiftOverlap), []) }),
})

export const deleteShift = call({
  path: '/api/agency/shifts/delete',
  request: v.object({ clientId: v.string(), shiftId: Id, scope: ShiftScope, seen }),
  response: v.object({ deletedIds: v.array(Id), changeId }),
})

/**
 * Reverts a change by this user, with its whole series; 409 if the plan has changed since. Returns the
 * current shifts.
 */
export const revertShifts = call({
  path: '/api/agency/shifts/revert',
  request: v.object({ changeId: Id }),
  response: v.object({ data: v.array(PlannedShift) }),
})

/**
 * What a period lacks before publishing: its drafts, number of people to notify, overlapping shifts, and
 * creators without cover, worst gaps first.
 */
export const checkShifts = call({
  path: '/api/agency/shifts/check',
  request: v.object({ ...period, timezone: v.string() }),
  response: v.object({
    drafts: v.number(),
    people: v.number(),
    clashes: orElse(validEntriesOf(ShiftOverlap), []),
    gaps: orElse(validEntriesOf(ShiftGap), []),
  }),
})

/** Copies the shifts of a week into another, as drafts. */
export const copyWeek = call({
  path: '/api/agency/shifts/copy-week',
  request: v.object({ clientId: v.string(), from: isoTime, to: isoTime, timezone: v.string() }),
  response: v.object({ data: v.array(PlannedShift), changeId }),
})

/** Publishes the drafts of a period and notifies their people. */
export const publishShifts = call({
  path: '/api/agency/shifts/publish',
  request: v.object(period),
  response: v.object({ published: v.number(), notified: v.number() }),
})

/** The logs that touch a period, newest first. `isRunning`: only those of people on duty. */
export const listTeamLogs = call({
  path: '/api/agency/work-logs/list',
  request: v.object({
    ...period,
    userIds: v.optional(v.array(Id)),
    isRunning: v.optional(v.boolean()),
    ...pageRequest,
  }),
  response: listPageOf(WorkLogEntry),
})

/**
 * Who worked or was planned on which day of a period, without drafts. Absent fields do not filter; `query`
 * searches names. `total` and `figures` cover all matches, not only this page.
 */
export const listWorkDays = call({
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
})

/** Clocks a person out. */
export const closeWorkLog = call({
  path: '/api/agency/work-logs/close',
  request: v.object({ chatterWorkLogId: Id, clockOutAt: isoTime, reason }),
  response: WorkLogEntry,
})

/** Adds the hours of a person who forgot to clock in. */
export const addWorkLog = call({
  path: '/api/agency/work-logs/add',
  request: v.object({ clientId: v.string(), userId: Id, clockInAt: isoTime, clockOutAt: isoTime, reason }),
  response: WorkLogEntry,
})

const logTimes = { clockInAt: isoTime, clockOutAt: v.nullable(isoTime) }

/** `seen`: the times as the user saw them; 409 if they have changed since, as when the person clocked out. */
export const editWorkLog = call({
  path: '/api/agency/work-logs/edit',
  request: v.object({ chatterWorkLogId: Id, ...logTimes, reason, seen: v.object(logTimes) }),
  response: WorkLogEntry,
})

/** The changes of a log, newest first. */
export const getWorkLogHistory = call({
  path: '/api/agency/work-logs/history',
  request: v.object({ chatterWorkLogId: Id }),
  response: v.object({ data: v.array(LogChange) }),
})

/** For payroll: hours by person. */
export const exportWorkLogs = call({
  path: '/api/agency/work-logs/export',
  request: v.object({ ...period, timezone: v.string(), ...FileRequest.entries }),
  response: ExportedFile,
})

export const listCorrections = call({
  path: '/api/agency/corrections/list',
  request: v.object({ state: v.picklist(CORRECTION_STATES) }),
  response: v.object({ data: v.array(Correction) }),
})

/**
 * 409 when a colleague decided first, and for an approval when the log has changed since. `seen`: the proposed times as
 * the user saw them; 409 if the person proposes others by now.
 */
export const decideCorrection = call({
  path: '/api/agency/corrections/decide',
  request: v.object({
    correctionId: Id,
    decision: v.picklist(['approve', 'reject']),
    note: v.pipe(v.string(), v.maxLength(500)),
    seen: v.optional(v.object(logTimes)),
  }),
  response: Correction,
})

/** Reverts a decision while nothing depends on it and the person has proposed nothing else. */
export const reopenCorrection = call({
  path: '/api/agency/corrections/reopen',
  request: v.object({ correctionId: Id }),
  response: Correction,
})
