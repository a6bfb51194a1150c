import { describe, expect, it, vi } from 'vitest'

import { onUserChange, setWorkingUser } from './working-user'

describe('in-memory user data', () => {
  it('is never visible to another person (decisions 12)', () => {
    const forget = vi.fn<() => void>()
    onUserChange(forget)
    setWorkingUser('ana')
    setWorkingUser(undefined)
    setWorkingUser('ana')
    expect(forget).not.toHaveBeenCalled()
    setWorkingUser('ben')
    expect(forget).toHaveBeenCalledTimes(1)
  })
})
