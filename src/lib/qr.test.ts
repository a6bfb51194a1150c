import { expect, test } from 'vitest'

import { qrModules } from './qr'

/** Decoded as "northlight" by jsQR 1.4, as were texts of 30 to 200 bytes (versions 4, 7 and 10). */
const NORTHLIGHT = [
  '#######.......#######',
  '#.....#.##.#..#.....#',
  '#.###.#..###..#.###.#',
  '#.###.#..####.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#....#..#.....#',
  '#######.#.#.#.#######',
  '..........#..........',
  '#.#.#.#..##.#...#..#.',
  '####.#.#...#...##.###',
  '#...#.###..#.#.###.##',
  '#.#........##......##',
  '#.#.####.#.#.....#.#.',
  '........###..#####.##',
  '#######..#..#.###..##',
  '#.....#..##....#...##',
  '#.###.#.###.##.#.#...',
  '#.###.#....#...##..#.',
  '#.###.#.#..#..###.#.#',
  '#.....#..#.###.#...#.',
  '#######.####..#....##',
]

test('a code contains the text that an independent reader decodes', () => {
  const rows = qrModules('northlight').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(rows).toEqual(NORTHLIGHT)
})

test('a code grows with its text, up to version 10', () => {
  expect(qrModules('x'.repeat(14))).toHaveLength(21)
  expect(qrModules('x'.repeat(15))).toHaveLength(25)
  expect(qrModules('x'.repeat(213))).toHaveLength(57)
  expect(() => qrModules('x'.repeat(214))).toThrow(RangeError)
})
