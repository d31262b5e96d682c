import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { sameEveryDay, type Week, withDay } from './week.ts'
import { WeekFields } from './week-fields.tsx'

const week = (hours: Week<string>) =>
  draw(
    <WeekFields week={hours} onChange={() => undefined} gap="md">
      {({ name, value }) => (
        <p>
          {name}: {value}
        </p>
      )}
    </WeekFields>,
  ).replaceAll('<!-- -->', '')

test('the same hours every day are asked for once', () => {
  const markup = week(sameEveryDay('08:00'))
  expect(markup).toContain('<p>Every day: 08:00</p>')
  expect(markup).not.toContain('Monday')
})

test('hours that differ are asked for day by day', () => {
  const markup = week(withDay(sameEveryDay('08:00'), 6, '10:00'))
  expect(markup).toContain('<p>Monday: 08:00</p>')
  expect(markup).toContain('<p>Sunday: 10:00</p>')
  expect(markup).not.toContain('Every day:')
})
