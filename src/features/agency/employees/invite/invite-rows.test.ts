import { describe, expect, it } from 'vitest'

import { parseCsvRows } from '@/lib/csv'

import { type PasteContext, findProblems, parseRows } from './invite-rows'

const KNOWN: PasteContext = {
  assignableRoles: ['chatter', 'account_manager'],
  roleName: (role) => ({ chatter: 'Chatter', account_manager: 'Kontomanager' })[role as 'chatter'] ?? role,
  groups: [{ id: 'g1', name: 'Day team' }],
  sets: [
    { id: 's1', name: 'Trainee', isGivable: true },
    { id: 's2', name: 'Boss', isGivable: false },
  ],
  mayChangePay: true,
}

async function read(text: string, known = KNOWN) {
  let count = 0
  return parseRows(await parseCsvRows(text), known, () => `r${(count += 1)}`)
}

describe('pasted lines', () => {
  it('parse into email, name, role, group, set and pay with any separator', async () => {
    expect(await read('ana@x.agency\tAna Ribeiro\tKontomanager\tday team\tTRAINEE\t6.50')).toEqual([
      {
        id: 'r1',
        email: 'ana@x.agency',
        name: 'Ana Ribeiro',
        role: 'account_manager',
        groupId: 'g1',
        permissionSetId: 's1',
        hourly: '6.50',
      },
    ])
    expect(await read('"Ribeiro, Ana";ana@x.agency')).toMatchObject([
      { email: 'ana@x.agency', name: 'Ribeiro, Ana', role: 'chatter' },
    ])
    expect(await read('Ana Ribeiro <ana@x.agency>')).toMatchObject([
      { email: 'ana@x.agency', name: 'Ana Ribeiro' },
    ])
  })

  it('skip a header row, but never the only line', async () => {
    expect(await read('Email,Name\nana@x.agency,Ana')).toHaveLength(1)
    expect(await read('Ana')).toHaveLength(1)
  })

  it(`leave the role empty if the user can't assign it`, async () => {
    const rows = await read('a@x.agency,A,agency_director\nb@x.agency,B,cook\nc@x.agency,C,')
    expect(rows.map(({ role }) => role)).toEqual([null, null, 'chatter'])
    expect([...findProblems(rows).values()]).toEqual(['role_unknown', 'role_unknown'])
  })

  it('count an address twice only where it is the same one', async () => {
    const rows = await read('jean-paul@x.agency,A\njean_paul@x.agency,B\nJean-Paul@x.agency,C')
    expect([...findProblems(rows)]).toEqual([['r3', 'email_twice']])
  })

  it('report an unknown group, set or unclear pay, and drop none silently', async () => {
    const rows = await read(
      'a@x.agency,A,,Night team\nb@x.agency,B,,,Master\nc@x.agency,C,,,,lots\nd@x.agency,D,,day team,trainee,6',
    )
    expect(rows.map(({ id }) => findProblems(rows).get(id))).toEqual([
      'group_unknown',
      'set_unknown',
      'pay_unclear',
      undefined,
    ])
    expect(rows[0]).toMatchObject({ groupId: null, pastedGroup: 'Night team' })
    expect(rows[1]).toMatchObject({ permissionSetId: null, pastedSet: 'Master' })
  })

  it('report a set or pay the user may not assign, and send neither', async () => {
    const rows = await read('a@x.agency,A,,,Boss\nb@x.agency,B,,,,6.50', { ...KNOWN, mayChangePay: false })
    expect(rows.map(({ id }) => findProblems(rows).get(id))).toEqual(['set_too_high', 'pay_not_yours'])
    expect(rows[0]).toMatchObject({ permissionSetId: null, pastedSet: 'Boss' })
    expect(rows[1]).toMatchObject({ hourly: undefined, pastedHourly: '6.50' })
  })

  it('report the problem of each line', async () => {
    const rows = await read('a@x.agency,A\nA@x.agency,B\nnobody,C\nd@x.agency,')
    expect(rows.map(({ id }) => findProblems(rows).get(id))).toEqual([
      undefined,
      'email_twice',
      'email_unfit',
      'name_missing',
    ])
  })
})
