import { expect, it } from 'vitest'

import { ApiError } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'

import { forEachInvitation, type InvitationProgress } from './each-invitation'

const people = ['a', 'b', 'c', 'd'].map((userId) => ({ userId }) as Employee)
const refused = (status: number) => new ApiError('refused', { path: '/api/a', status })

it('goes past an invitation that is open no more, and a second try sends nothing twice', async () => {
  const sent: string[] = []
  let failsAtC = true
  const call = async (userId: string) => {
    sent.push(userId)
    if (userId === 'b') throw refused(404)
    if (userId === 'c' && failsAtC) throw refused(503)
    return userId
  }
  const done: InvitationProgress<string> = new Map()
  await expect(forEachInvitation(people, done, call)).rejects.toMatchObject({ status: 503 })
  failsAtC = false
  expect(await forEachInvitation(people, done, call)).toEqual({ answers: ['a', 'c', 'd'], gone: 1 })
  expect(sent).toEqual(['a', 'b', 'c', 'c', 'd'])
})

it('says why if none is left', async () => {
  const call = async () => {
    throw refused(409)
  }
  await expect(forEachInvitation(people, new Map(), call)).rejects.toMatchObject({ status: 409 })
})
