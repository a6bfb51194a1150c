import { describe, expect, it, vi } from 'vitest'

import { forgetUser, onUserChange, setWorkingUser } from './working-user'

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
    forgetUser('ana')
    expect(forget, 'that user is gone already').toHaveBeenCalledTimes(1)
    forgetUser('ben')
    setWorkingUser('cem')
    expect(forget, 'a logout clears it, once').toHaveBeenCalledTimes(2)
  })
})
