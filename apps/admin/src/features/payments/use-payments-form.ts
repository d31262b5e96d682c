import { type PaymentSettings, paymentSettingsSchema } from '@innkeeper/api/payments.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../components/editing/form/use-revision-form.ts'
import { useSavePaymentSettings } from './api.ts'
import { bodyOf, draftOf, NO_SECRETS, type PaymentDraft } from './payment-draft.ts'

const { revision, services, methods, receiptService, provider, withoutBooking } = paymentSettingsSchema.shape

/** Chosen as a whole: the keys of one person must not meet the provider of another. */
export const paymentsForm: FormKind<PaymentSettings, PaymentDraft> = {
  draftOf,
  tidy: (draft) => draft,
  depths: 'whole',
  stale: { code: 'payment/stale-revision', current: paymentSettingsSchema },
  draftSchema: z.object({
    revision,
    services,
    methods,
    receiptService,
    provider,
    withoutBooking,
    secrets: z.object({ secretKey: z.literal(''), webhookSecret: z.literal(''), isTest: z.boolean() }),
  }),
  // Keys never lie in a browser.
  storable: (draft) => ({ ...draft, secrets: NO_SECRETS }),
}

export type PaymentsForm = RevisionForm<PaymentSettings, PaymentDraft>

/** The settings on screen, based on those that were read. */
export function usePaymentsForm(latest: PaymentSettings): PaymentsForm {
  const save = useSavePaymentSettings()
  return useRevisionForm(paymentsForm, latest, {
    name: { form: 'payments' },
    send: (base, draft) => save.mutateAsync(bodyOf(base, draft)),
  })
}
