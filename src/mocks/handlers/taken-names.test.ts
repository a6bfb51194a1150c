import { expect, it } from 'vitest'

import { savePermissionSet, saveStaffGroup } from '@/api/calls/agency/employees'
import { createFanList, updateFanList } from '@/api/calls/chat/lists'
import { saveLabel } from '@/api/calls/chat/messages'
import { createPostCategory, updatePostCategory } from '@/api/calls/creator/post-categories'
import { saveVaultFolder } from '@/api/calls/creator/vault'
import { defaultPermissions } from '@/domain/account/permission-defaults'

import { MockClient } from '../testing/mock-client'

const director = await MockClient.as('daria')
const chatterPermissions = defaultPermissions(['chatter'])

const SAVES = {
  label: (name: string) => director.outcomeOf(saveLabel, { name, tone: 1 }),
  folder: (name: string) => director.outcomeOf(saveVaultFolder, { name, clientId: `folder ${name}` }),
  category: (name: string) =>
    director.outcomeOf(createPostCategory, { name, tone: 1, tiers: [], clientId: `category ${name}` }),
  group: (name: string) => director.outcomeOf(saveStaffGroup, { name, parentId: null }),
  set: (name: string) => director.outcomeOf(savePermissionSet, { name, chatterPermissions }),
}

it.each(Object.entries(SAVES))(
  'the name of a %s differs by more than case and accents',
  async (noun, save) => {
    expect((await save('Café')).status).toBe(200)
    const key = noun === 'label' ? 'label_taken' : 'name_taken'
    expect(await save('CAFE')).toEqual({ status: 422, key, fields: { name: key } })
    expect((await save('Cafés')).status).toBe(200)
  },
)

const once = { clientId: 'own', name: 'Own' }
const listSettings = { name: 'Own', emoji: null, isPinned: false, rules: null, funnel: null }
const categorySettings = { name: 'Own', tone: 1, tiers: [] }

/** Each makes a row, and saves it once more. */
const SAVES_AGAIN = {
  label: async () => {
    const { labelId } = await director.call(saveLabel, { name: 'Own', tone: 1 })
    return director.outcomeOf(saveLabel, { labelId, name: 'Own', tone: 2 })
  },
  folder: async () => {
    const { folderId } = await director.call(saveVaultFolder, once)
    return director.outcomeOf(saveVaultFolder, { folderId, clientId: 'again', name: 'Own' })
  },
  category: async () => {
    const { categoryId } = await director.call(createPostCategory, { ...once, ...categorySettings })
    return director.outcomeOf(updatePostCategory, { categoryId, ...categorySettings })
  },
  group: async () => {
    const { groupId } = await director.call(saveStaffGroup, { name: 'Own', parentId: null })
    return director.outcomeOf(saveStaffGroup, { groupId, name: 'Own', parentId: null })
  },
  set: async () => {
    const { permissionSetId } = await director.call(savePermissionSet, { name: 'Own', chatterPermissions })
    return director.outcomeOf(savePermissionSet, { permissionSetId, name: 'Own', chatterPermissions })
  },
  list: async () => {
    const { listId, version } = await director.call(createFanList, { ...once, ...listSettings })
    return director.outcomeOf(updateFanList, { listId, version, ...listSettings })
  },
}

it.each(Object.entries(SAVES_AGAIN))('a %s is saved again under its own name', async (_noun, saveAgain) => {
  expect((await saveAgain()).status).toBe(200)
})
