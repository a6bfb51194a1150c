import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useQueryStatus } from './query-status'

type Read = Parameters<typeof useQueryStatus>[0]

const read = (patch: Partial<Read>): Read => ({
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: () => Promise.reject(new Error('Not asked for')),
  ...patch,
})

const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

afterEach(() => void vi.restoreAllMocks())

describe('the status of a query', () => {
  it('is offline as soon as the network is lost, with the time of the old data, and ready when it is back', () => {
    const { result } = renderHook(() => useQueryStatus(read({ data: ['one'], dataUpdatedAt: 7 })))
    expect(result.current.kind).toBe('ready')
    setOnline(false)
    expect(result.current).toEqual({ kind: 'offline', at: 7, isEmpty: false })
    setOnline(true)
    expect(result.current.kind).toBe('ready')
  })

  it('is offline without data where placeholder data belongs to another request', () => {
    const other = read({ data: ['one'], isPlaceholderData: true })
    const { result } = renderHook(() => useQueryStatus(other))
    setOnline(false)
    expect(result.current).toEqual({ kind: 'offline' })
    setOnline(true)
    expect(result.current.kind).toBe('ready')
  })

  it('keeps old data visible when a refetch fails', () => {
    const failed = read({ data: ['one'], dataUpdatedAt: 7, error: new Error('down') })
    const { result } = renderHook(() => useQueryStatus(failed))
    expect(result.current).toMatchObject({ kind: 'stale', at: 7 })
  })

  it('is an error where nothing was ever loaded, offline without network', () => {
    const { result } = renderHook(() => useQueryStatus(read({ error: new Error('down') })))
    expect(result.current.kind).toBe('error')
    setOnline(false)
    expect(result.current).toEqual({ kind: 'offline' })
  })

  it('is empty where the caller says so', () => {
    const { result } = renderHook(() => useQueryStatus(read({ data: [] }), true))
    expect(result.current.kind).toBe('empty')
  })
})
