import type { CheckoutField } from '@innkeeper/domain/orders/checkout-problems.ts'
import { useEffect, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { type Asked, askedOf, type CheckoutForm, knownFields, problemsOf } from './checkout-form.ts'
import { fieldsOf, messageOf } from './field-messages.ts'
import type { Refusal } from './refusal.ts'
import type { Checkout } from './use-checkout.ts'
import { formOf } from './use-checkout-form.ts'

type Given = Pick<Checkout, 'form' | 'stay' | 'payment' | 'methods' | 'quote'> & {
  refusal: Refusal | null
  hasTried: boolean
}

export type ShownProblems = {
  known: CheckoutField[]
  asked: Asked
  isIncomplete: boolean
  of: (field: CheckoutField) => string | null
  delivery: { delivery: string | null; time: string | null }
  payment: string | null
}

/** What is wrong with the form, in words, once somebody tried to send it. */
export function useCheckoutProblems(given: Given): ShownProblems {
  const { form, stay, payment, methods, quote, refusal, hasTried } = given
  const t = useOrderTexts()
  const refused = useRefusedFields(refusal, form)
  const known = knownFields(form, { stay, scannedRoom: quote?.scannedRoom ?? null })
  const asked = askedOf(form, known, { asksForTime: quote?.asksForTime ?? true, methods })
  const problems = problemsOf(form, known, asked)
  const offered = payment.find(({ service }) => service === form.service)?.methods ?? []
  const lacksPayment = form.service === null || (offered.length > 1 && form.method === null)
  const of = (field: CheckoutField) =>
    (hasTried && problems[field]) || refused.includes(field) ? t(messageOf(field)) : null
  // What nobody hands over is not delivered either.
  const timeWords = (words: string | null) =>
    words && quote && methods.length === 0 ? t('order.chooseTime') : words
  return {
    known,
    asked,
    isIncomplete: Object.keys(problems).length > 0 || lacksPayment,
    of,
    delivery: {
      delivery: of('deliveryOrPickup'),
      time: refusal?.kind === 'time' ? t('order.timeGone') : timeWords(of('timeOfDelivery')),
    },
    payment: hasTried && lacksPayment ? t('order.selectPayment') : null,
  }
}

const NAMES: readonly CheckoutField[] = ['firstName', 'lastName', 'roomNumber']
const CONTACTS: readonly CheckoutField[] = ['email', 'phoneNumber']

/** Fields the server refused, each until it is changed; those the booking was to fill are asked for after all. */
function useRefusedFields(refusal: Refusal | null, form: CheckoutForm): CheckoutField[] {
  const { hotel } = useOrdering()
  const [refused, setRefused] = useState<{ field: CheckoutField; value: unknown }[]>([])
  useEffect(() => {
    if (refusal?.kind !== 'fields') return
    const fields = Object.keys(fieldsOf(refusal.details)) as CheckoutField[]
    const kept = formOf(hotel)
    const now = kept.read()
    setRefused(fields.map((field) => ({ field, value: now[field] })))
    kept.write({
      ...now,
      givesName: now.givesName || fields.some((field) => NAMES.includes(field)),
      givesRoom: now.givesRoom || fields.includes('roomNumber'),
      givesContact: now.givesContact || fields.some((field) => CONTACTS.includes(field)),
    })
  }, [refusal, hotel])
  return refused.filter(({ field, value }) => form[field] === value).map(({ field }) => field)
}
