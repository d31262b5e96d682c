import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_FORMATS, DEFAULT_FORMATS, formatsOf, writeDate, writeTime } from './staff-formats.ts'

const two = (value: number) => String(value).padStart(2, '0')

describe('own formats', () => {
  it('write a day in the order the person reads it', () => {
    const day = { year: '2026', month: '11', day: '05' }
    expect(DATE_FORMATS.map((format) => writeDate(day, format))).toEqual([
      '05/11/2026',
      '05.11.2026',
      '2026-11-05',
      '11/05/2026',
    ])
  })

  it.each([
    ['00', '12:05 am'],
    ['11', '11:05 am'],
    ['12', '12:05 pm'],
    ['19', '7:05 pm'],
  ])('hour %s on a clock of twelve hours is %s', (hour, text) => {
    expect(writeTime({ hour, minute: '05' }, '12h')).toBe(text)
    expect(writeTime({ hour, minute: '05' }, '24h')).toBe(`${hour}:05`)
  })

  it('tell every minute of a day apart', () => {
    const minutes = Array.from({ length: 1440 }, (_, at) =>
      writeTime({ hour: two(Math.floor(at / 60)), minute: two(at % 60) }, '12h'),
    )
    expect(new Set(minutes).size).toBe(1440)
  })

  it('are those of the staff app where nothing known is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (date, time) => {
        expect(formatsOf({ date: `?${date}`, time })).toEqual(DEFAULT_FORMATS)
      }),
    )
    expect(formatsOf({ date: null, time: '12h' })).toEqual({ date: 'DD/MM/YYYY', time: '12h' })
  })
})
