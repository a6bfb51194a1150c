import { expect, it } from 'vitest'

import { savePermissionSet, saveStaffGroup } from '@/api/calls/agency/employees'
import { saveLabel } from '@/api/calls/chat/messages'
import { createPostCategory } from '@/api/calls/creator/post-categories'
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
