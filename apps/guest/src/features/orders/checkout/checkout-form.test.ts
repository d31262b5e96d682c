import { describe, expect, test } from 'vitest'
import { checkoutOf, EMPTY_FORM, knownFields, parseForm, problemsOf } from './checkout-form.ts'
import { fieldsOf, messageOf } from './field-messages.ts'

const STAY = { firstName: 'Astrid', lastName: 'Lund', unit: { code: '204', type: null } }
const TIMED = { timeOfDelivery: '2026-11-16T18:00:00.000Z', deliveryOrPickup: 'delivery' } as const

describe('the checkout', () => {
  test('asks a visitor whose booking is not known for everything of spec 5', () => {
    expect(Object.keys(problemsOf(EMPTY_FORM, []))).toEqual([
      'reservationNumber',
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'timeOfDelivery',
      'deliveryOrPickup',
    ])
  })

  test('asks a known guest for nothing the booking has', () => {
    const form = { ...EMPTY_FORM, ...TIMED }
    expect(problemsOf(form, knownFields(form, STAY))).toEqual({})
  })

  test('asks a known guest who gives another way to be reached for both', () => {
    const form = { ...EMPTY_FORM, ...TIMED, givesContact: true, email: 'astrid@' }
    expect(problemsOf(form, knownFields(form, STAY))).toEqual({ email: 'invalid', phoneNumber: 'required' })
  })

  test('sends nothing the booking fills, even where something was written before', () => {
    const form = {
      ...EMPTY_FORM,
      ...TIMED,
      email: 'old@example.com',
      firstName: 'Other',
      comments: ' Thanks ',
    }
    expect(checkoutOf(form, knownFields(form, STAY))).toMatchObject({
      firstName: '',
      email: '',
      comments: 'Thanks',
    })
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
