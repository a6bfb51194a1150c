import { afterEach, expect, it } from 'vitest'

import { clearCommands, CRISIS_COMMAND, recentCommands, recordCommand } from './palette-state'

afterEach(clearCommands)

it('lists recent commands, but never that crisis help was opened', () => {
  recordCommand('theme-dark')
  recordCommand(CRISIS_COMMAND)
  expect(recentCommands()).toEqual([{ id: 'theme-dark' }])
})
