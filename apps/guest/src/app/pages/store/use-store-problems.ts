import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { CheckoutField } from '@innkeeper/domain/orders/checkout-problems.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState } from 'react'
import { type CheckoutForm, problemsOf } from '../../../features/orders/checkout/checkout-form.ts'
import { fieldsOf, messageOf } from '../../../features/orders/checkout/field-messages.ts'
import type { Refusal } from '../../../features/orders/checkout/refusal.ts'

type Given = { form: CheckoutForm; store: Store; refusal: Refusal | null; hasTried: boolean }

export type StoreProblems = {
  /** What the booking fills. */
  known: CheckoutField[]
  asksEmail: boolean
  asksPhone: boolean
  isIncomplete: boolean
  of: (field: CheckoutField) => string | null
  payment: string | null
}

const OF_STAY: readonly CheckoutField[] = ['reservationNumber', 'firstName', 'lastName', 'roomNumber']

/** What is wrong with the form, in words, once somebody tried to send it. Who it is for, the link says. */
export function useStoreProblems({ form, store, refusal, hasTried }: Given): StoreProblems {
  const t = useTexts<StoreOrderTranslate>()
  const asked = useAskedAfterAll(refusal)
  const asksEmail = store.guest.email === null || form.givesContact || asked.includes('email')
  const asksPhone = store.guest.phone === null || form.givesContact || asked.includes('phoneNumber')
  const known: CheckoutField[] = [
    ...OF_STAY,
    ...(asksEmail ? [] : (['email'] as const)),
    ...(asksPhone ? [] : (['phoneNumber'] as const)),
  ]
  const problems = problemsOf(form, known, { time: false, delivery: false })
  const offered = store.payment.find(({ service }) => service === form.service)?.methods ?? []
  const lacksPayment = form.service === null || (offered.length > 1 && form.method === null)
  return {
    known,
    asksEmail,
    asksPhone,
    isIncomplete: Object.keys(problems).length > 0 || lacksPayment,
    of: (field) => (hasTried && problems[field] ? t(messageOf(field)) : null),
    payment: hasTried && lacksPayment ? t('order.selectPayment') : null,
  }
}

/** Fields the booking was to fill and did not: they are asked for after all. */
function useAskedAfterAll(refusal: Refusal | null): readonly CheckoutField[] {
  const [asked, setAsked] = useState<readonly CheckoutField[]>([])
  const [heard, setHeard] = useState(refusal)
  if (refusal !== heard) {
    setHeard(refusal)
    if (refusal?.kind === 'fields') setAsked(Object.keys(fieldsOf(refusal.details)) as CheckoutField[])
  }
  return asked
}
