import { beforeEach, describe, expect, it } from 'vitest'

import { defaultPermissions } from '@/domain/account/permission-defaults'

import { findPerson } from '../../rules/account/person'
import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient
let manager: MockClient
let accountManager: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
  manager = await stage.at('viktor')
  accountManager = await stage.at('hana')
})

describe('permission sets', () => {
  const chatter = () => ({ ...defaultPermissions(['chatter']), groups: 'edit' as const })
  const save = (visitor: MockClient, set: object) =>
    visitor.ask<{ permissionSetId: string }>('/api/agency/permission-sets/save', set)

  it('apply to what a user may do in the tools, at once', async () => {
    const ana = await stage.at('ana')
    const groups = () => ana.sendAsCreator('/api/messages/groups/get', { channelId: 'channel-1-8' })
    expect((await groups()).status).toBe(403)
    const { body } = await save(manager, { name: 'Groups', chatterPermissions: chatter() })
    const change = (permissionSetId: string | null) =>
      manager.ask('/api/agency/employees/update', { userId: 'staff-04', permissionSetId })
    expect((await change(body.permissionSetId)).status).toBe(200)
    expect((await groups()).status).toBe(200)
    const { body: me } = await ana.send('/api/user/current-user', { method: 'GET' })
    expect(me['chatterPermissions']).toMatchObject({ groups: 'edit', earnings: 'off' })
    await save(manager, { ...body, name: 'Groups', chatterPermissions: { ...chatter(), groups: 'off' } })
    expect((await groups()).status).toBe(403)
  })

  it('leave a former employee the same rights when they are deleted', async () => {
    const userIds = ['staff-04']
    await manager.ask('/api/agency/employees/bulk-update', {
      userIds,
      patch: { permissionSetId: 'set-silent' },
    })
    await manager.ask('/api/agency/employees/deactivate', { userIds, cancelShifts: false })
    const remove = { permissionSetId: 'set-silent' }
    expect((await manager.ask('/api/agency/permission-sets/delete', remove)).status).toBe(200)
    await manager.ask('/api/agency/employees/reactivate', { userIds })
    const { body: me } = await (await stage.at('ana')).send('/api/user/current-user', { method: 'GET' })
    expect(me['chatterPermissions']).toMatchObject({ messages: 'view', canUnsend: false })
    expect(findPerson(stage.world, 'staff-04')?.permissionSetId).toBeNull()
  })

  it('cannot be deleted while in use, and grant nothing the granter lacks', async () => {
    const remove = (permissionSetId: string) =>
      manager.ask('/api/agency/permission-sets/delete', { permissionSetId })
    expect((await remove('set-trainee')).key).toBe('set_in_use')
    expect((await remove('set-chatter')).key).toBe('set_built_in')
    expect((await remove('set-silent')).status).toBe(200)
    expect((await remove('set-silent')).status).toBe(404)
    const rich = { name: 'Rich', chatterPermissions: { ...chatter(), earnings: 'edit' } }
    expect((await save(manager, rich)).key).toBe('rights_too_high')
    expect((await save(director, rich)).status).toBe(200)
    expect((await save(accountManager, rich)).status).toBe(403)
    expect((await save(director, { ...rich, name: 'rich' })).key).toBe('name_taken')
  })
})
