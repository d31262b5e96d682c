import { expect, test } from 'vitest'
import { filesMissing } from './one-more-kind.ts'

/** Compiling takes a few seconds, on a busy machine many. */
const TIMEOUT_MS = 120_000

const TWELFTH = {
  name: 'Twelfth',
  record: 'packages/domain/src/guestbook/card-types.ts',
  entry: "  Twelfth: { ...ORDINARY, fallbackName: 'Twelfth' },",
  before: '} as const satisfies Record<string, CardKind>',
}
/** Every record by box kind. */
const BY_BOX_KIND = [
  'packages/domain/src/guestbook/new-card.ts',
  'apps/server/src/features/guestbook/box-presenter.ts',
]

const FOURTH = {
  name: 'fourth',
  record: 'packages/domain/src/payments/providers.ts',
  entry: '  fourth: { ...ORDINARY },',
  before: '} as const satisfies Record<string, Provider>',
}
/** Every record by payment provider. */
const BY_PROVIDER = [
  'packages/api/src/payments.ts',
  'apps/server/src/platform/payments/adapters.ts',
  'apps/server/src/features/payments/accounts.ts',
  'apps/server/src/features/payments/settings.ts',
  'apps/admin/src/features/payments/payment-draft.ts',
]

const OTHERS = [
  'packages/domain/src/guestbook/grouping.ts',
  'packages/domain/src/payments/provider-methods.ts',
]

test('a further box kind or payment provider does not compile until every record by kind has it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const missing = await filesMissing([TWELFTH, FOURTH], [...BY_BOX_KIND, ...BY_PROVIDER, ...OTHERS])
  expect(missing).toEqual({ Twelfth: BY_BOX_KIND, fourth: BY_PROVIDER })
})
