import type { KeyedProvider, PaymentProvider } from '@innkeeper/domain/payments/providers.ts'
import { eq } from 'drizzle-orm'
import type { SecretBox } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { PaymentAdapters } from '../../platform/payments/adapters.ts'
import type { PaymentsPort } from '../../platform/payments/port.ts'
import { createPaymentSandbox, type PaymentSandbox } from '../../platform/payments/sandbox.ts'
import { type Credentials, readCredentials, readSettings, type StoredSettings } from './settings.ts'
import { paymentSettings } from './tables.ts'

/** How a property takes money: what it chose, and its keys. */
export type Account = { settings: StoredSettings; credentials: Credentials; revision: number }

export type Accounts = {
  read(tx: Tx, propertyId: string): Promise<Account>
  seal(propertyId: string, credentials: Credentials): string
  /** The account at a provider; null when its keys are not there. */
  open(propertyId: string, provider: PaymentProvider): Promise<PaymentsPort | null>
  /** Null outside demos. */
  sandbox(propertyId: string): PaymentSandbox | null
}

type Dependencies = { db: Database; clock: Clock; box: SecretBox; adapters: PaymentAdapters; isDemo: boolean }

/** A property's keys are of no use in another's row. */
const ownerOf = (propertyId: string) => `payments of ${propertyId}`

export function createAccounts({ db, clock, box, adapters, isDemo }: Dependencies): Accounts {
  async function read(tx: Tx, propertyId: string): Promise<Account> {
    const [row] = await tx.select().from(paymentSettings).where(eq(paymentSettings.propertyId, propertyId))
    return {
      settings: readSettings(row?.settings, isDemo),
      credentials: row?.credentials ? readCredentials(box.open(row.credentials, ownerOf(propertyId))) : {},
      revision: row?.revision ?? 0,
    }
  }
  const sandbox = (propertyId: string) => (isDemo ? createPaymentSandbox({ db, clock, propertyId }) : null)
  const withKeys =
    <P extends KeyedProvider>(provider: P) =>
    async (propertyId: string): Promise<PaymentsPort | null> => {
      const { credentials } = await db.tenant(propertyId, (tx) => read(tx, propertyId), { readOnly: true })
      const keys = credentials[provider]
      return keys ? adapters[provider](keys) : null
    }
  const opening: Record<PaymentProvider, (propertyId: string) => Promise<PaymentsPort | null>> = {
    sandbox: async (propertyId) => sandbox(propertyId),
    nexi: withKeys('nexi'),
    stripe: withKeys('stripe'),
  }

  return {
    read,
    seal: (propertyId, credentials) =>
      box.seal(Buffer.from(JSON.stringify(credentials)), ownerOf(propertyId)),
    sandbox,
    open: (propertyId, provider) => opening[provider](propertyId),
  }
}
