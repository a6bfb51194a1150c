import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { TextAutosave } from '@/lib/text-autosave'

import { useTextAutosave } from './use-text-autosave'

it('compares an unsaved text with the server only once that has answered', () => {
  const unsaved = { base: { text: 'Old' }, text: { text: 'Mine' } }
  const drop = vi.fn<() => void>()
  const create = () =>
    new TextAutosave(
      {
        load: () => Promise.resolve({ text: 'Old' }),
        save: () => Promise.resolve(),
        disk: { read: () => unsaved, write: () => {}, drop },
        multiline: ['text'],
        now: () => 0,
      },
      { text: '' },
    )
  const { result, rerender } = renderHook(
    ({ server }: { server: { text: string } | undefined }) => useTextAutosave(create, server),
    { initialProps: { server: undefined as { text: string } | undefined } },
  )
  expect(result.current.state.kind).toBe('idle')
  rerender({ server: { text: 'Old' } })
  expect(result.current).toMatchObject({ text: { text: 'Mine' }, state: { kind: 'idle' }, isDirty: true })
  rerender({ server: { text: 'Theirs' } })
  expect(result.current.state).toEqual({ kind: 'conflict', theirs: { text: 'Theirs' } })
  expect(drop).not.toHaveBeenCalled()
})
