import { expect, test } from 'vitest'
import { storePreviewPath } from './store-preview-path.ts'

test('the preview is the store itself with the deal that is edited, or without one', () => {
  const wanted = { token: 'a.b+c', language: 1 }
  expect(storePreviewPath('fjellheim', { ...wanted, dealId: 'D_1' })).toBe(
    '/upselling/fjellheim/preview/products?preview=a.b%2Bc&deal=D_1&language=1',
  )
  expect(storePreviewPath('fjellheim', { ...wanted, dealId: null })).toBe(
    '/upselling/fjellheim/preview/products?preview=a.b%2Bc&language=1',
  )
})
