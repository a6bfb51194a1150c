import { fanIndexAt } from '../fans/fan-facts'
import { FAN_COUNT } from '../fans/fans'
import { FAN_POOL } from './fan-pool'

/** Fans of one creator, a bit per pool member: unions are exact and cheap. */
export type FanBitset = Uint32Array

const WORD_COUNT = FAN_POOL / 32

export const noFans = (): FanBitset => new Uint32Array(WORD_COUNT)

/** Fans of old conversations are outside the pool and count as its last member. */
export function addFan(bits: FanBitset, conversation: number): void {
  const channelIndex = Math.min(conversation, FAN_POOL - 1)
  bits[channelIndex >> 5] = (bits[channelIndex >> 5] ?? 0) | (1 << (channelIndex & 31))
}

export function addFans(bits: FanBitset, others: FanBitset): void {
  for (let word = 0; word < WORD_COUNT; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export type FansByCreator = ReadonlyMap<number, FanBitset>

// A fan may conversation to several creators: the round in which each was last counted.
const seenIn = new Int32Array(FAN_COUNT)
let round = 0

function countNew(creatorIndex: number, word: number, base: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const fan = fanIndexAt(creatorIndex, base + 31 - Math.clz32(rest & -rest))
    if (seenIn[fan] !== round) count += 1
    seenIn[fan] = round
  }
  return count
}

/** Counts distinct fans; with `among`, only those also in there. */
export function countFans(fans: FansByCreator, among?: FansByCreator): number {
  const isAlone = fans.size === 1
  round += 1
  let count = 0
  for (const [creatorIndex, bits] of fans) {
    const mask = among?.get(creatorIndex)
    if (among && !mask) continue
    for (let index = 0; index < WORD_COUNT; index += 1) {
      const word = (bits[index] ?? 0) & (mask ? (mask[index] ?? 0) : -1)
      if (word !== 0) count += isAlone ? bitsIn(word) : countNew(creatorIndex, word, index * 32)
    }
  }
  return count
}
