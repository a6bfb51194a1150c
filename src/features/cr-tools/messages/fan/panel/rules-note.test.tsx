import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { server } from '@/mocks/node'

import { MILA } from '../../../../../../tests/support/people'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { answerCall } from '../../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { RulesNote } from './rules-note'

setUpBackend()
afterEach(() => server.resetHandlers())

it("shows a limit in the currency of the creator's rules", async () => {
  answerCall(getRulesForChatter, { creatorId: MILA, priceMin: 500, currency: 'EUR' })
  await renderTool(<RulesNote creatorId={MILA} />)
  expect(await screen.findByText(/€5/)).toBeVisible()
})
