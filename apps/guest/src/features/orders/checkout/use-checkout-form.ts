import { useSyncExternalStore } from 'react'
import { createStoredValue, type StoredValue } from '../../../platform/stored-value.ts'
import { formKey } from '../storage-keys.ts'
import { type CheckoutForm, EMPTY_FORM, parseForm } from './checkout-form.ts'

const forms = new Map<string, StoredValue<CheckoutForm>>()

/** What is written at the checkout stays through a reload and the way to the payment page, for this tab alone. */
export function formOf(hotel: string): StoredValue<CheckoutForm> {
  const known = forms.get(hotel)
  if (known) return known
  const form = createStoredValue({ key: formKey(hotel), parse: parseForm, storage: () => sessionStorage })
  forms.set(hotel, form)
  return form
}

export type ChangeForm = (change: Partial<CheckoutForm>) => void

export function useCheckoutForm(hotel: string): { form: CheckoutForm; change: ChangeForm } {
  const stored = formOf(hotel)
  const form = useSyncExternalStore(stored.subscribe, stored.read, () => EMPTY_FORM)
  return { form, change: (change) => stored.write({ ...stored.read(), ...change }) }
}
