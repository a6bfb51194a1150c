import { expect, test } from 'vitest'

import { qrModules } from './qr'

/** Read as "northlight" by jsQR 1.4, as were texts of 30 to 200 bytes (versions 4, 7 and 10). */
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

test('A code holds the text that an independent reader finds in it', () => {
  const rows = qrModules('northlight').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(rows).toEqual(NORTHLIGHT)
})

test('A code grows with its text, as far as version 10', () => {
  expect(qrModules('x'.repeat(14))).toHaveLength(21)
  expect(qrModules('x'.repeat(15))).toHaveLength(25)
  expect(qrModules('x'.repeat(213))).toHaveLength(57)
  expect(() => qrModules('x'.repeat(214))).toThrow(RangeError)
})
