import { describe, expect, it } from 'vitest'

import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { listsOf, storeList } from '../lists/stored-lists'
import { recipientsFor } from './audience'
import { massesOf } from './masses'

const creator = CREATORS[0] ?? expect.fail('no creator')
const now = () => Date.UTC(2026, 10, 18, 12)

describe('mass messages sent before the world was created', () => {
  it('reached the fans of that time, whatever changed since in this or another world', async () => {
    const changed = createWorld(undefined, now)
    for (const { listId } of listsOf(changed, creator)) storeList(changed, creator, listId, null)
    const masses = await massesOf(changed, creator)

    const fresh = createWorld(undefined, now)
    for (const mass of masses) {
      const { channelIndices } = await recipientsFor(fresh, creator, { ...mass, mediaIds: [] }, [])
      expect({ id: mass.massMessageId, total: mass.total }).toEqual({
        id: mass.massMessageId,
        total: channelIndices.length,
      })
    }
    expect(await massesOf(fresh, creator)).toEqual(masses)
  })
})
