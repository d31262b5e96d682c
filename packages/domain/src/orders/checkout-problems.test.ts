import { describe, expect, it } from 'vitest'
import { type CheckoutAnswers, checkoutProblems } from './checkout-problems.ts'

const answers: CheckoutAnswers = {
  reservationNumber: 'FJ-204',
  firstName: 'Mette',
  lastName: 'Holm',
  roomNumber: '204',
  email: 'mette@holm.example',
  phoneNumber: '+45 20 30 40 50',
  timeOfDelivery: '2026-11-15T18:00:00Z',
  deliveryOrPickup: 'delivery',
  comments: '',
}
const empty: CheckoutAnswers = {
  reservationNumber: '',
  firstName: ' ',
  lastName: '',
  roomNumber: '',
  email: '',
  phoneNumber: '',
  timeOfDelivery: null,
  deliveryOrPickup: null,
  comments: '',
}

describe('the order form', () => {
  it('can be sent when everything asked for is there; comments may be left out', () => {
    expect(checkoutProblems(answers, { known: [] })).toEqual({})
  })

  it('asks for a room where something is brought, unless the booking has one', () => {
    const roomless = { ...answers, roomNumber: ' ' }
    expect(checkoutProblems(roomless, { known: [] })).toEqual({ roomNumber: 'required' })
    expect(checkoutProblems(roomless, { known: ['roomNumber'] })).toEqual({})
    expect(checkoutProblems({ ...roomless, deliveryOrPickup: 'pickup' }, { known: [] })).toEqual({})
    expect(checkoutProblems(roomless, { known: [], asks: { time: true, delivery: false } })).toEqual({})
  })

  it('asks for a time and a way only where the cart has something to be had so', () => {
    const untimed = { ...answers, timeOfDelivery: null, deliveryOrPickup: null }
    expect(checkoutProblems(untimed, { known: [], asks: { time: false, delivery: false } })).toEqual({})
    expect(checkoutProblems(untimed, { known: [], asks: { time: true, delivery: false } })).toEqual({
      timeOfDelivery: 'required',
    })
  })

  it('asks for reservation number, names, e-mail, phone, time and type of delivery (spec 5)', () => {
    expect(checkoutProblems(empty, { known: [] })).toEqual({
      reservationNumber: 'required',
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phoneNumber: 'required',
      timeOfDelivery: 'required',
      deliveryOrPickup: 'required',
    })
  })

  it('asks a known booking for nothing it has, but for the time and the type of delivery', () => {
    const known = ['reservationNumber', 'firstName', 'lastName', 'email', 'phoneNumber'] as const
    expect(Object.keys(checkoutProblems(empty, { known }))).toEqual(['timeOfDelivery', 'deliveryOrPickup'])
    const mistyped = checkoutProblems({ ...answers, email: 'mette@', phoneNumber: 'ring' }, { known })
    expect(mistyped).toEqual({ email: 'invalid', phoneNumber: 'invalid' })
  })

  it.each([
    'mette',
    'mette@holm',
    '@holm.example',
    'a b@holm.example',
    'a@b@c.example',
    'a@.example',
    'a,b@c.example',
  ])('refuses the e-mail %s', (email) => {
    expect(checkoutProblems({ ...answers, email }, { known: [] })).toEqual({ email: 'invalid' })
  })

  it.each(["o'neil+x@mail.holm.co.uk", 'jens@øl.example'])('takes the e-mail %s', (email) => {
    expect(checkoutProblems({ ...answers, email }, { known: [] })).toEqual({})
  })

  it('a phone number that is not asked for may be left out, and is still looked at where it is given', () => {
    const asks = { time: true, delivery: true, phone: false }
    expect(checkoutProblems({ ...answers, phoneNumber: '' }, { known: [], asks })).toEqual({})
    expect(checkoutProblems({ ...answers, phoneNumber: '12' }, { known: [], asks })).toEqual({
      phoneNumber: 'invalid',
    })
  })

  it.each([
    ['20304050', true],
    ['(+47) 22 33-44.55', false],
    ['+47 (22) 33-44.55', true],
    ['1234', false],
    ['+++++', false],
  ])('the phone number %s looks right: %s', (phoneNumber, isRight) => {
    expect(checkoutProblems({ ...answers, phoneNumber }, { known: [] })).toEqual(
      isRight ? {} : { phoneNumber: 'invalid' },
    )
    expect(checkoutProblems({ ...answers, phoneNumber }, { known: [], isPhone: () => !isRight })).toEqual(
      isRight ? { phoneNumber: 'invalid' } : {},
    )
  })
})
