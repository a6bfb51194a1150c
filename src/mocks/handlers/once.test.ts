import { expect, it } from 'vitest'

import { MockClient } from '../testing/mock-client'

it('a screenshot is not kept for its repeat, and must be a picture', async () => {
  const visitor = await MockClient.as('ana')
  const upload = async (change: object = {}) =>
    await visitor.send('/api/feedback/screenshot', {
      body: { clientId: 'a', type: 'image/png', data: 'iVBORw0KGgo='.repeat(500), ...change },
    })
  const first = await upload()
  expect((await upload()).body).toEqual(first.body)
  expect((await upload({ data: 'iVBORw0KGgo=' })).status).toBe(409)
  expect(JSON.stringify(visitor.world.state.firstAnswers).length).toBeLessThan(1000)
  expect((await upload({ clientId: 'b', type: 'text/html' })).status).toBe(415)
  expect((await upload({ clientId: 'c', data: '' })).status).toBe(422)
})

it('a repeat is refused too, once the tool is off', async () => {
  const visitor = await MockClient.as('ana')
  const body = { clientId: 'a', name: 'Night owls', emoji: null, isPinned: false, rules: null, funnel: null }
  const create = async () => (await visitor.sendAsCreator('/api/lists/create', body)).status
  visitor.world.state.permissions['staff-04'] = { lists: 'edit' }
  expect(await create()).toBe(200)
  visitor.world.state.permissions['staff-04'] = { lists: 'off' }
  expect(await create()).toBe(403)
})
