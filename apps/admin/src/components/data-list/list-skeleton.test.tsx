import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

const shapes = (isPhone: boolean, columns: number) =>
  draw(<ListSkeleton isPhone={isPhone} columns={columns} />).match(/mantine-Skeleton-root/g)?.length

test('a list that loads has as many columns as it will have, and cards on a phone', () => {
  expect(shapes(false, 3)).toBe(30)
  expect(shapes(false, 5)).toBe(50)
  expect(shapes(true, 5)).toBe(30)
})
