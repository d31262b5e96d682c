import { expect, test } from 'vitest'
import { createFormStore } from '../../components/editing/form/form-store.ts'
import { memoryPort } from '../../components/editing/form/memory-port.ts'
import { keysToRefresh } from '../../platform/live.tsx'
import { paymentSettingsQuery, paymentsLiveUpdates } from './api.ts'
import { samplePaymentSettings } from './sample-payment-settings.ts'
import { paymentsForm } from './use-payments-form.ts'

const base = samplePaymentSettings()
const secrets = { secretKey: 'sk_live_1', webhookSecret: 'word1234', isTest: false }

function opened(stored: unknown = null) {
  const storage = memoryPort(stored)
  const store = createFormStore(paymentsForm, base, {
    send: async () => base,
    unsaved: storage,
    now: Date.now,
  })
  return { store, storage }
}

test('a colleague’s change of the payment settings is asked for at once', () => {
  const message = { name: 'payment-settings.changed', payload: { revision: 3 } } as const
  expect(keysToRefresh([paymentsLiveUpdates], message)).toEqual([paymentSettingsQuery.queryKey])
})

test('it comes in while nothing is typed; otherwise it waits, and is asked about when both saved', () => {
  const { store } = opened()
  store.adopt({ ...base, revision: 3, methods: ['visa', 'mastercard'] })
  expect(store.get().draft.methods).toEqual(['visa', 'mastercard'])
  store.change((draft) => ({ ...draft, services: [] }))
  store.adopt({ ...base, revision: 4, methods: [] })
  expect(store.get()).toMatchObject({
    draft: { methods: ['visa', 'mastercard'], services: [] },
    latest: { revision: 4 },
  })
})

test('keys are never stored in the browser, the rest of what was typed is', () => {
  const { store, storage } = opened()
  store.change((draft) => ({ ...draft, services: [], secrets }))
  store.flush()
  expect(storage.unsaved).toMatchObject({ draft: { services: [] } })
  expect(JSON.stringify(storage.unsaved)).not.toContain(secrets.secretKey)
  expect(JSON.stringify(storage.unsaved)).not.toContain(secrets.webhookSecret)
  expect(opened(storage.unsaved).store.get()).toMatchObject({ isRestored: true, draft: { services: [] } })
})

test('whoever saved since is asked about, though keys cannot be compared', () => {
  const before = paymentsForm.draftOf({ ...base, revision: 1 })
  const { store } = opened({ draft: { ...before, services: [] }, before })
  expect(store.get().saveState).toBe('conflict')
})
