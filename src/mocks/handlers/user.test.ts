import { describe, expect, it } from 'vitest'

import { IDENTITIES } from '../identities'
import { Visitor } from '../visitor'

async function visitorAs(words: string): Promise<Visitor> {
  const visitor = new Visitor()
  const { email = '' } = IDENTITIES.find((one) => one.words === words) ?? {}
  await visitor.signIn(email)
  return visitor
}

const READ = { body: { otherUserId: 'fan-7' } }
const WRITE = { body: { otherUserId: 'fan-7', nickname: 'Moe', note: 'Exam', templateName: null } }
const CHATTER = IDENTITIES.find(({ words }) => words === 'chatter')?.userId ?? ''

describe('notes about a person', () => {
  it('are for those who work as chatters alone', async () => {
    const roleless = await visitorAs('roleless')
    expect((await roleless.ask('/api/user/notes', READ)).status).toBe(403)
    expect((await roleless.ask('/api/user/notes/update', WRITE)).status).toBe(403)
  })

  it.each([
    ['off', 403, 403],
    ['view', 200, 403],
    ['edit', 200, 200],
  ] as const)('are open as far as the permission says: %s', async (notes, read, write) => {
    const chatter = await visitorAs('chatter')
    chatter.world.state.permissions[CHATTER] = { notes }
    expect((await chatter.ask('/api/user/notes', READ)).status).toBe(read)
    expect((await chatter.ask('/api/user/notes/update', WRITE)).status).toBe(write)
  })
})

describe('a username', () => {
  it('of a colleague is not told to those who may not see the names of staff', async () => {
    const chatter = await visitorAs('chatter')
    const colleague = { body: { userId: 'staff-01' } }
    expect((await chatter.ask('/api/user/get-username', colleague)).status).toBe(200)
    chatter.world.state.permissions[CHATTER] = { canSeeStaffNames: false }
    expect((await chatter.ask('/api/user/get-username', colleague)).status).toBe(404)
    expect((await chatter.ask('/api/user/get-username', { body: { userId: 'fan-7' } })).status).toBe(200)
  })
})
