import { describe, expect, it } from 'vitest'

import { settings, welcomeClient } from '../../../../tests/support/fixtures/welcome-fixture'

describe('welcome messages', () => {
  it('hide amounts without the right to see spend, and refuse changes without edit access', async () => {
    const { ask, named, stats, world } = await welcomeClient('ana@northlight.agency')
    const { sequenceId } = await named('Welcome')
    expect((await ask('toggle', { sequenceId, state: 'paused' })).status).toBe(403)
    expect((await ask('save', settings)).status).toBe(403)
    world.state.permissions['staff-04'] = { canSeeSpend: false }
    for (const row of (await stats()).data) expect(row?.earned).toBeNull()
    world.state.permissions['staff-04'] = { welcomeMessages: 'off' }
    expect((await ask('list', { limit: 5 })).status).toBe(403)
  })
})
