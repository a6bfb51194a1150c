import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TextAutosave, type UnsavedTexts } from './text-autosave'

const DELAY_MS = 600
interface NoteText extends Record<string, string> {
  nickname: string
  note: string
}
const EMPTY: NoteText = { nickname: '', note: '' }

/** A fake server with one note, a disk, and autosaves over both. */
function createFixture({ server = EMPTY, disk }: { server?: NoteText; disk?: UnsavedTexts<NoteText> } = {}) {
  const state = { server, disk, saves: 0, fails: false, unseen: 0 }
  const createAutosave = () =>
    new TextAutosave<NoteText>(
      {
        load: async () => state.server,
        save: async (text) => {
          if (state.fails) throw new Error('down')
          state.saves += 1
          state.server = { ...text }
        },
        disk: {
          read: () => state.disk,
          write: (kept) => void (state.disk = kept),
          drop: () => void (state.disk = undefined),
        },
        multiline: ['note'],
        now: () => Date.now(),
        delayMs: DELAY_MS,
        isValid: ({ note }) => note.length <= 1000,
        onUnseenFailure: () => void (state.unseen += 1),
      },
      state.server,
    )
  return { state, createAutosave }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a note about a fan', () => {
  it('is saved once, 600 ms after the last key', async () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ note: 'Two' })
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1)
    one.edit({ note: 'Two dogs' })
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1)
    expect(state.saves).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.server.note).toBe('Two dogs')
    expect(state.saves).toBe(1)
    expect(one.view().state).toMatchObject({ kind: 'saved' })
  })

  it('is saved at once on blur', async () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ nickname: 'Dan' })
    await one.flush()
    expect(state.server.nickname).toBe('Dan')
  })

  it('stays on disk until the server has it and is saved at the next visit', async () => {
    const { state, createAutosave } = createFixture()
    state.fails = true
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ note: 'Keep me' })
    await one.flush()
    expect(one.view().state.kind).toBe('failed')
    expect(state.disk?.text.note).toBe('Keep me')
    state.fails = false
    const next = createAutosave()
    expect(next.view().text.note).toBe('Keep me')
    next.receive(state.server)
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(state.server.note).toBe('Keep me')
    expect(state.disk).toBeUndefined()
  })

  it('stays unsaved while it is too long', async () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.edit({ note: 'x'.repeat(1001) })
    expect(await one.flush()).toBe(false)
    expect([state.saves, state.disk?.text.note.length]).toEqual([0, 1001])
    one.edit({ note: 'x' })
    expect(await one.flush()).toBe(true)
  })

  it('is forgotten when it is discarded', async () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.edit({ note: 'Never mind' })
    one.discard()
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect([state.saves, state.disk, one.view().text.note]).toEqual([0, undefined, ''])
  })

  it('follows the server when nothing was typed', () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.receive(state.server)
    one.receive({ nickname: 'Dan', note: 'Paramedic' })
    expect(one.view().text).toEqual({ nickname: 'Dan', note: 'Paramedic' })
  })

  it('keeps a colleague’s nickname while the user writes the note', async () => {
    const { state, createAutosave } = createFixture()
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ note: 'Mine' })
    state.server = { nickname: 'Danny', note: '' }
    await one.flush()
    expect(state.server).toEqual({ nickname: 'Danny', note: 'Mine' })
    expect(one.view().text.nickname).toBe('Danny')
  })

  it('reports a failed save after its field has unmounted', async () => {
    const { state, createAutosave } = createFixture()
    state.fails = true
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ note: 'Late' })
    await one.flush()
    expect(state.unseen).toBe(1)
  })
})

describe('two users write at once', () => {
  async function inConflict() {
    const { state, createAutosave } = createFixture({ server: { nickname: '', note: 'Old' } })
    const one = createAutosave()
    one.receive(state.server)
    one.edit({ note: 'Mine' })
    state.server = { nickname: '', note: 'Theirs' }
    await one.flush()
    return { state, one, createAutosave }
  }

  it('nothing is overwritten before the user has chosen', async () => {
    const { state, one } = await inConflict()
    expect(one.view().state).toEqual({ kind: 'conflict', theirs: { note: 'Theirs' } })
    one.edit({ note: 'Mine, longer' })
    await vi.advanceTimersByTimeAsync(10 * DELAY_MS)
    expect(state.server.note).toBe('Theirs')
    expect(one.view().state.kind).toBe('conflict')
  })

  it('keeping mine saves mine', async () => {
    const { state, one } = await inConflict()
    one.resolveConflict('mine')
    await vi.advanceTimersByTimeAsync(0)
    expect(state.server.note).toBe('Mine')
    expect(one.view().state.kind).toBe('saved')
  })

  it('taking theirs keeps theirs', async () => {
    const { state, one } = await inConflict()
    one.resolveConflict('theirs')
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(one.view().text.note).toBe('Theirs')
    expect(state.saves).toBe(0)
    expect(state.disk).toBeUndefined()
  })

  it('keeping both joins them', async () => {
    const { state, one } = await inConflict()
    one.resolveConflict('both')
    await vi.advanceTimersByTimeAsync(0)
    expect(state.server.note).toBe('Theirs\nMine')
  })

  it('the conflict is shown again after a reload', async () => {
    const { state, createAutosave } = await inConflict()
    const next = createAutosave()
    next.receive(state.server)
    expect(next.view().state.kind).toBe('conflict')
    expect(next.view().text.note).toBe('Mine')
  })
})

const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.string() }),
  fc.record({ do: fc.constant('colleague' as const), text: fc.string() }),
  fc.record({ do: fc.constant('fail' as const), fails: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 1500 }) }),
  fc.record({ do: fc.constant('reload' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Runs the steps and returns, after each, the unsaved text and the text in the field. */
async function play(steps: readonly Step[]) {
  const { state, createAutosave } = createFixture()
  let one = createAutosave()
  one.receive(state.server)
  let typed: string | undefined
  const seen: { typed: string | undefined; shown: string }[] = []
  for (const act of steps) {
    if (act.do === 'type') one.edit({ note: (typed = act.text) })
    if (act.do === 'colleague') state.server = { ...state.server, note: act.text }
    if (act.do === 'fail') state.fails = act.fails
    if (act.do === 'wait') await vi.advanceTimersByTimeAsync(act.ms)
    if (act.do === 'reload') {
      // A page that was left does nothing any more.
      vi.clearAllTimers()
      one = createAutosave()
      one.receive(state.server)
    }
    // Once the server has it, a colleague may change it.
    if (state.disk === undefined) typed = undefined
    seen.push({ typed, shown: one.view().text.note })
  }
  return seen
}

it('loses nothing that was typed before the server has it, whatever fails and whichever colleague writes', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      for (const { typed, shown } of await play(steps)) expect(shown).toBe(typed ?? shown)
    }),
  ))
