import { isEmail, isPhoneShape } from '../contact-shapes.ts'

/** What the order form asks for and may refuse (spec 3 and 5). */
export const CHECKOUT_FIELDS = [
  'reservationNumber',
  'firstName',
  'lastName',
  'roomNumber',
  'email',
  'phoneNumber',
  'timeOfDelivery',
  'deliveryOrPickup',
  'comments',
] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

/** `required` for what is left out, `invalid` for what cannot be right. */
export type CheckoutProblem = 'required' | 'invalid'
export type CheckoutProblems = Partial<Record<CheckoutField, CheckoutProblem>>

export type CheckoutAnswers = {
  reservationNumber: string
  firstName: string
  lastName: string
  roomNumber: string
  email: string
  phoneNumber: string
  timeOfDelivery: string | null
  deliveryOrPickup: string | null
  comments: string
}

export type CheckoutContext = {
  /** Fields that the booking of the guest's link fills where they are left empty. */
  known: readonly CheckoutField[]
  /** What is asked for; all of it where this is left out. A phone number that is not asked for may still be given. */
  asks?: { time: boolean; delivery: boolean; phone?: boolean }
  /** The server knows the numbers of the world; the guest's phone looks at the shape alone. */
  isPhone?: (value: string) => boolean
}

const ASKED_FOR = ['reservationNumber', 'firstName', 'lastName', 'email', 'phoneNumber'] as const
/** Why an order cannot be sent yet, by field; asked by the order form and by the server. */
export function checkoutProblems(
  answers: CheckoutAnswers,
  { known, asks = { time: true, delivery: true }, isPhone = isPhoneShape }: CheckoutContext,
): CheckoutProblems {
  const problems: CheckoutProblems = {}
  for (const field of ASKED_FOR) {
    const value = answers[field].trim()
    if (value === '') {
      const isAsked = field !== 'phoneNumber' || asks.phone !== false
      if (isAsked && !known.includes(field)) problems[field] = 'required'
    } else if (field === 'email' ? !isEmail(value) : field === 'phoneNumber' && !isPhone(value)) {
      problems[field] = 'invalid'
    }
  }
  if (asks.time && answers.timeOfDelivery === null) problems.timeOfDelivery = 'required'
  if (asks.delivery && answers.deliveryOrPickup === null) problems.deliveryOrPickup = 'required'
  const isBrought = asks.delivery && answers.deliveryOrPickup === 'delivery'
  // What is brought needs a door.
  if (isBrought && answers.roomNumber.trim() === '' && !known.includes('roomNumber')) {
    problems.roomNumber = 'required'
  }
  return problems
}
