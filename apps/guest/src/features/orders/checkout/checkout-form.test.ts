import { describe, expect, test } from 'vitest'
import {
  type Asked,
  askedOf,
  checkoutOf,
  EMPTY_FORM,
  knownFields,
  parseForm,
  problemsOf,
} from './checkout-form.ts'
import { fieldsOf, messageOf } from './field-messages.ts'

const STAY = { firstName: 'Astrid', lastName: 'Lund', unit: { code: '204', type: null } }
const KNOWN = { stay: STAY, scannedRoom: null }
const ALL: Asked = { time: true, delivery: true, room: false }
const TIMED = { timeOfDelivery: '2026-11-16T18:00:00.000Z', deliveryOrPickup: 'delivery' } as const

describe('the checkout', () => {
  test('asks a visitor whose booking is not known for everything of spec 5', () => {
    expect(Object.keys(problemsOf(EMPTY_FORM, [], ALL)).sort()).toEqual([
      'deliveryOrPickup',
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
      'reservationNumber',
      'timeOfDelivery',
    ])
  })

  test('asks for a room where something is brought and none is known', () => {
    const form = { ...EMPTY_FORM, ...TIMED }
    const fits = { asksForTime: true, methods: ['delivery'] }
    const asksForRoom = (written: typeof form, stay: typeof STAY | null) =>
      askedOf(written, knownFields(written, { stay, scannedRoom: null }), fits).room
    expect(asksForRoom(form, null)).toBe(true)
    expect(asksForRoom(form, STAY)).toBe(false)
    expect(asksForRoom({ ...form, givesName: true }, STAY)).toBe(true)
    expect(askedOf({ ...form, deliveryOrPickup: 'pickup' }, [], fits).room).toBe(false)
    expect(problemsOf(form, [], ALL)).toHaveProperty('roomNumber')
    expect(problemsOf({ ...form, roomNumber: '12' }, [], ALL)).not.toHaveProperty('roomNumber')
  })

  test('asks for no time for a part of the stay, and for no way to be had for a service', () => {
    const asked = askedOf(EMPTY_FORM, [], { asksForTime: false, methods: [] })
    expect(asked).toEqual({ time: false, delivery: false, room: false })
    expect(problemsOf(EMPTY_FORM, knownFields(EMPTY_FORM, KNOWN), asked)).toEqual({})
  })

  test('asks a known guest for nothing the booking has', () => {
    const form = { ...EMPTY_FORM, ...TIMED }
    expect(problemsOf(form, knownFields(form, KNOWN), ALL)).toEqual({})
  })

  test('asks a known guest who gives another way to be reached for both', () => {
    const form = { ...EMPTY_FORM, ...TIMED, givesContact: true, email: 'astrid@' }
    expect(problemsOf(form, knownFields(form, KNOWN), ALL)).toEqual({
      email: 'invalid',
      phoneNumber: 'required',
    })
  })

  test('sends nothing the booking fills, even where something was written before', () => {
    const form = {
      ...EMPTY_FORM,
      ...TIMED,
      email: 'old@example.com',
      firstName: 'Other',
      comments: ' Thanks ',
    }
    expect(checkoutOf(form, knownFields(form, KNOWN))).toMatchObject({
      firstName: '',
      email: '',
      comments: 'Thanks',
    })
  })

  test('asks a visitor who scanned the code of a room for none, unless it is another one', () => {
    const scanned = { stay: null, scannedRoom: '204' }
    const form = { ...EMPTY_FORM, ...TIMED, roomNumber: '12' }
    const known = knownFields(form, scanned)
    expect(known).toEqual(['roomNumber'])
    expect(problemsOf(form, known, ALL)).not.toHaveProperty('roomNumber')
    // The server knows it: what was written before is not sent in its place.
    expect(checkoutOf(form, known).roomNumber).toBe('')
    const other = { ...form, givesRoom: true }
    expect(checkoutOf(other, knownFields(other, scanned)).roomNumber).toBe('12')
    // A guest with a booking is asked about their own room alone.
    expect(knownFields(form, { stay: { ...STAY, unit: null }, scannedRoom: '204' })).not.toContain(
      'roomNumber',
    )
  })

  test('keeps what was written through a reload, and nothing that is none of it', () => {
    expect(parseForm({ email: 'a@b.dk', givesName: 'yes', service: 'Pay Now', other: 1 })).toEqual({
      ...EMPTY_FORM,
      email: 'a@b.dk',
      service: 'Pay Now',
    })
    expect(parseForm(null)).toBe(EMPTY_FORM)
  })
})

describe('the messages', () => {
  test('are those of spec 5', () => {
    expect(messageOf('email')).toBe('form.invalidEmail')
    expect(messageOf('reservationNumber')).toBe('order.enterReservation')
    expect(messageOf('timeOfDelivery')).toBe('order.selectTime')
    expect(messageOf('deliveryOrPickup')).toBe('order.selectDelivery')
  })

  test('stand at the fields the server refused', () => {
    const details = { fields: { email: 'invalid', lastName: 'required', nonsense: 'invalid' } }
    expect(fieldsOf(details)).toEqual({ email: 'invalid', lastName: 'required' })
    expect(fieldsOf(null)).toEqual({})
  })
})
