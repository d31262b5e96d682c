import { expect, test } from 'vitest'
import { storeConfirmationPath, storePath } from './api.ts'
import { SAMPLE_PLACE } from './draw-store.tsx'

test('what led the guest to the store stays in its addresses, and nothing of it on the device', () => {
  const place = { ...SAMPLE_PLACE, cameFrom: 'message/autumn' }
  expect(storePath(place, 'checkout')).toBe('/upselling/fjellheim/key/checkout?from=message%2Fautumn')
  expect(storePath(place, 'products', 'stars')).toBe(
    '/upselling/fjellheim/key/products?from=message%2Fautumn&deal=stars',
  )
  expect(storeConfirmationPath(place, 'order')).toBe(
    '/upselling/fjellheim/key/confirmation/order?from=message%2Fautumn',
  )
  expect(storePath(SAMPLE_PLACE, 'checkout')).toBe('/upselling/fjellheim/key/checkout')
})
