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
  'apps/guest/src/features/guestbook/boxes/box-kinds.tsx',
  'apps/guest/src/features/guestbook/boxes/box-details-by-kind.tsx',
  'apps/admin/src/features/guestbook/card-type-icon.tsx',
  'apps/admin/src/features/guestbook/add/kind-sketch.tsx',
  'apps/admin/src/features/guestbook/card-form/kind-sections.ts',
  'apps/admin/src/features/guestbook/card-form/variants.ts',
  'apps/admin/src/features/guestbook/sections/kind-looks.ts',
  'apps/admin/src/features/guestbook/texts/kind-words.ts',
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

const SECOND = {
  name: 'second',
  record: 'packages/domain/src/integrations/systems.ts',
  entry: "  second: { ...ORDINARY, name: 'Second' },",
  before: '} as const satisfies Record<string, System>',
}
/** Every record by property management system. */
const BY_SYSTEM = ['packages/api/src/integrations.ts', 'apps/server/src/platform/pms/adapters.ts']

const OTHERS = [
  'packages/domain/src/guestbook/grouping.ts',
  'packages/domain/src/payments/provider-methods.ts',
]

test('a further box kind, payment provider or booking system does not compile until every record by kind has it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const missing = await filesMissing(
    [TWELFTH, FOURTH, SECOND],
    [...BY_BOX_KIND, ...BY_PROVIDER, ...BY_SYSTEM, ...OTHERS],
  )
  expect(missing).toEqual({ Twelfth: BY_BOX_KIND, fourth: BY_PROVIDER, second: BY_SYSTEM })
})
