import { describe, expect, it } from 'vitest'

import {
  type ListCopiesAnswer,
  type ListAnswer,
  clientForManager,
  REGULARS_LIST_ID,
  smartListSettings,
} from '../../../../tests/support/fixtures/fan-lists'

describe('a copy', () => {
  it('goes to the user’s other creators, with a result for each', async () => {
    const { ask, create, visitor, lists } = await clientForManager()
    const { listId } = await create()
    const body = { clientId: 'copy-1', listId, creatorIds: ['creator-03', 'creator-02', 'creator-999'] }
    const { data } = (await ask('copy', body)).body as unknown as ListCopiesAnswer
    expect(data).toMatchObject([
      { creatorId: 'creator-03', state: 'copied' },
      { creatorId: 'creator-02', state: 'not_allowed' },
      { creatorId: 'creator-999', state: 'not_allowed' },
    ])
    const theirs = await lists(await visitor.creatorToken('creator-03'))
    expect(theirs.find((list) => list?.name === smartListSettings.name)?.memberCount).toBe(
      data?.[0]?.memberCount,
    )
    const again = (await ask('copy', { ...body, clientId: 'copy-2', creatorIds: ['creator-03'] })).body
    expect(again).toMatchObject({ data: [{ state: 'name_taken' }] })
  })

  it('maps labels to the other creator’s, and drops vault items', async () => {
    const { ask, create, visitor, lists } = await clientForManager()
    const label = { match: 'all', rules: [{ field: 'label', has: true, values: ['label-2-5'] }] }
    const { listId } = await create({ ...smartListSettings, name: 'VIP chats', rules: label })
    await ask('copy', { clientId: 'copy-1', listId, creatorIds: ['creator-03'] })
    const theirs = await lists(await visitor.creatorToken('creator-03'))
    expect(theirs.find((list) => list?.name === 'VIP chats')?.rules).toMatchObject({
      rules: [{ values: ['label-3-5'] }],
    })
    const item = { match: 'all', rules: [{ field: 'bought', has: true, values: ['media-2-3'] }] }
    const bought = await create({ ...smartListSettings, name: 'Bought it', rules: item }, 'c-2')
    const body = { clientId: 'copy-2', listId: bought.listId, creatorIds: ['creator-03'] }
    expect((await ask('copy', body)).body).toMatchObject({ data: [{ state: 'item_missing' }] })
  })

  it('for the same creator has the same members under another name', async () => {
    const { ask, idsOn } = await clientForManager()
    const { body } = await ask('duplicate', { clientId: 'd-1', listId: REGULARS_LIST_ID, name: 'Regulars 2' })
    const { listId } = body as unknown as ListAnswer
    const own = await idsOn(REGULARS_LIST_ID)
    expect((await idsOn(listId)).toSorted()).toEqual(own.toSorted())
    expect(
      (await ask('duplicate', { clientId: 'd-2', listId: REGULARS_LIST_ID, name: 'Regulars 2' })).status,
    ).toBe(422)
  })
})
