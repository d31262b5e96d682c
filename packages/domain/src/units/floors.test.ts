import { expect, test } from 'vitest'
import { byFloor, floorOf, likelyFloor } from './floors.ts'

test('a floor is read as lists write it', () => {
  expect(['2', ' 2. ', '+3', '-1', '−1', '0', 'Ground floor', 'stuen', 'G'].map(floorOf)).toEqual([
    2, 2, 3, -1, -1, 0, 0, 0, 0,
  ])
  expect(floorOf('  ')).toBeNull()
  for (const none of ['second', '2a', '1.5', '-10', '201', '1e1', '0x1'])
    expect(floorOf(none)).toBeUndefined()
})

test('a new room stands where its neighbours do, if they agree', () => {
  const on = (floor: number | null, ...codes: string[]) => codes.map((code) => ({ code, floor }))
  const house = [...on(2, '201', '202'), ...on(3, '301'), ...on(4, '401'), ...on(5, '402'), ...on(1, 'B101')]
  expect(['205', ' 399 ', 'B110'].map((code) => likelyFloor(code, house))).toEqual([2, 3, 1])
  for (const code of ['405', '501', '12', 'Suite', '1101']) expect(likelyFloor(code, house)).toBeNull()
  expect(likelyFloor('205', on(null, '201'))).toBeNull()
})

test('floors are listed from the ground up, rooms without one last', () => {
  const units = [
    { code: '301', floor: 3 },
    { code: 'Cabin', floor: null },
    { code: '1', floor: 0 },
    { code: '302', floor: 3 },
    { code: 'Cellar', floor: -1 },
  ]
  expect(byFloor(units).map(({ floor, units: on }) => [floor, on.map(({ code }) => code)])).toEqual([
    [-1, ['Cellar']],
    [0, ['1']],
    [3, ['301', '302']],
    [null, ['Cabin']],
  ])
})
