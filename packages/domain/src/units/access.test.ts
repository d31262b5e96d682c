import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCESS_FIELDS, changedAccess, NO_ACCESS, sampleOf, stayAccess } from './access.ts'
import { accessSchema } from './access-schema.ts'

const HOUSE = { timeZone: 'Europe/Oslo', checkOutTime: '11:00' }
const house = { doorCode: '1905#', wifiName: 'Fjellheim', wifiPassword: 'bre og fjord' }
const unit = { ...NO_ACCESS, doorCode: '4711' }
const stay = { state: 'checkin', departure: '2026-11-19', checkOutTime: null } as const
const at = (local: string) => Date.parse(`${local}:00+01:00`)

describe('what a stay opens', () => {
  it('is the unit’s own, field by field, and else the property’s', () => {
    expect(stayAccess(stay, { unit, house }, at('2026-11-16T12:00'), HOUSE)).toEqual({
      ...house,
      doorCode: '4711',
    })
    expect(stayAccess(stay, { unit: null, house }, at('2026-11-16T12:00'), HOUSE)).toEqual(house)
  })

  it('takes a network with its own password, or none', () => {
    const now = at('2026-11-16T12:00')
    const open = { ...NO_ACCESS, wifiName: 'Annex' }
    expect(stayAccess(stay, { unit: open, house }, now, HOUSE)).toEqual({
      doorCode: '1905#',
      wifiName: 'Annex',
      wifiPassword: null,
    })
    const key = { ...NO_ACCESS, wifiPassword: 'own key' }
    expect(stayAccess(stay, { unit: key, house }, now, HOUSE)).toEqual({ ...house, wifiPassword: 'own key' })
  })

  it('is nothing before check-in and after check-out, be it by staff or by the clock', () => {
    const now = at('2026-11-16T12:00')
    for (const state of ['precheckin', 'checkout'] as const)
      expect(stayAccess({ ...stay, state }, { unit, house }, now, HOUSE)).toBeNull()
    expect(stayAccess(stay, { unit, house }, at('2026-11-19T10:59'), HOUSE)).not.toBeNull()
    expect(stayAccess(stay, { unit, house }, at('2026-11-19T11:00'), HOUSE)).toBeNull()
  })

  it('is null where nothing is set', () => {
    expect(stayAccess(stay, { unit: NO_ACCESS, house: NO_ACCESS }, at('2026-11-16T12:00'), HOUSE)).toBeNull()
  })

  it('has nothing that is neither the unit’s nor the property’s', () => {
    const text = fc.option(fc.string({ minLength: 1, maxLength: 8 }), { nil: null })
    const access = fc.record({ doorCode: text, wifiName: text, wifiPassword: text })
    fc.assert(
      fc.property(access, access, (own, shared) => {
        const got = stayAccess(stay, { unit: own, house: shared }, at('2026-11-16T12:00'), HOUSE) ?? NO_ACCESS
        for (const field of ACCESS_FIELDS) expect([own[field], shared[field], null]).toContain(got[field])
        expect(got.doorCode).toBe(own.doorCode ?? shared.doorCode)
        expect(got.wifiName).toBe(own.wifiName ?? shared.wifiName)
      }),
    )
  })
})

describe('what is typed', () => {
  it('keeps the spaces inside a password and loses what nobody sees', () => {
    const typed = { doorCode: ' 12\u200B34 ', wifiName: 'House', wifiPassword: ' two  spaces ' }
    expect(accessSchema.parse(typed)).toEqual({
      doorCode: '1234',
      wifiName: 'House',
      wifiPassword: 'two  spaces',
    })
  })

  it.each([
    { ...NO_ACCESS, doorCode: ' ' },
    { ...NO_ACCESS, doorCode: 'x'.repeat(21) },
    { ...NO_ACCESS, wifiName: 'x'.repeat(33) },
    { ...NO_ACCESS, wifiPassword: 'x'.repeat(64) },
  ])('is refused empty or too long: %j', (typed) => {
    expect(accessSchema.safeParse(typed).success).toBe(false)
  })
})

describe('what others see of it', () => {
  it('is a sample for each field that is set', () => {
    expect(sampleOf(house)).toEqual({
      doorCode: '0000#',
      wifiName: 'Sample network',
      wifiPassword: 'sample password',
    })
    expect(sampleOf(unit)).toEqual({ ...NO_ACCESS, doorCode: '0000#' })
    expect(sampleOf(null)).toBeNull()
  })

  it('is which fields changed', () => {
    expect(changedAccess(house, { ...house, wifiPassword: null })).toEqual(['wifiPassword'])
    expect(changedAccess(NO_ACCESS, house)).toEqual([...ACCESS_FIELDS])
    expect(changedAccess(house, { ...house })).toEqual([])
  })
})
