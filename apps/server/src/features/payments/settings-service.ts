import type { PaymentSettings, savePaymentSettings } from '@innkeeper/api/payments.ts'
import { settingChanges } from '@innkeeper/domain/audit/setting-changes.ts'
import type { OrderLimits } from '@innkeeper/domain/orders/order-limits.ts'
import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { providerMethods } from '@innkeeper/domain/payments/provider-methods.ts'
import { hasKeys, PROVIDER_KINDS } from '@innkeeper/domain/payments/providers.ts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { recordBy } from '../audit/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Account, Accounts } from './accounts.ts'
import { hasCredentials, presentSettings } from './presenter.ts'
import type { Credentials } from './settings.ts'
import { paymentSettings } from './tables.ts'

type Change = z.infer<typeof savePaymentSettings.body>

export type PaymentOptions = {
  services: PaymentService[]
  methods: PaymentMethod[]
  receiptService: 'email' | 'none'
  withoutBooking: OrderLimits
}

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  accounts: Accounts
  properties: PropertyService
  isDemo: boolean
}

/** Safety net below the events that drop what is kept. */
const KEPT_MS = 60_000
const MAX_KEPT = 2000

export function createSettingsService({ db, clock, hub, accounts, properties, isDemo }: Dependencies) {
  const now = () => clock.now().getTime()
  const kept = createPropertyCache<PaymentOptions>({
    hub,
    clock,
    maxEntries: MAX_KEPT,
    dropOn: ['payment-settings.changed', 'property.changed'],
  })

  const present = (account: Account, propertyId: string, origin: string) =>
    presentSettings(account, { propertyId, origin, isDemo })

  async function loadOptions(propertyId: string): Promise<PaymentOptions> {
    const { currency } = (await properties.snapshot(propertyId)).property
    const account = await db.tenant(propertyId, (tx) => accounts.read(tx, propertyId), { readOnly: true })
    const { services, methods, receiptService, provider, withoutBooking } = account.settings
    const payable = provider && hasCredentials(account) ? providerMethods(provider, methods, currency) : []
    return {
      services: services.filter((service) => service !== 'Pay Now' || payable.length > 0),
      methods: payable,
      receiptService,
      withoutBooking,
    }
  }

  function requireProvider({ provider, credentials }: Change, stored: Credentials): void {
    const isMissing = hasKeys(provider)
      ? stored[provider] === undefined
      : provider !== null && PROVIDER_KINDS[provider].isForDemos && !isDemo
    if (isMissing) throw new AppError('payment/provider-missing', 'This provider has no keys here.')
    if (credentials && !PROVIDER_KINDS[credentials.provider].webhookSecret.test(credentials.webhookSecret)) {
      throw new AppError('request/invalid', 'The provider takes no such webhook secret.')
    }
  }

  return {
    read: async (propertyId: string, origin: string): Promise<PaymentSettings> =>
      present(
        await db.tenant(propertyId, (tx) => accounts.read(tx, propertyId), { readOnly: true }),
        propertyId,
        origin,
      ),
    options: (propertyId: string): Promise<PaymentOptions> =>
      kept.get([propertyId], async () => ({
        value: await loadOptions(propertyId),
        validUntil: now() + KEPT_MS,
      })),
    async save(tx: Tx, staff: Staff, change: Change, origin: string): Promise<PaymentSettings> {
      const { propertyId } = staff
      const before = await accounts.read(tx, propertyId)
      const stale = () =>
        new AppError('payment/stale-revision', 'Somebody saved these settings meanwhile.', {
          current: present(before, propertyId, origin),
        })
      if (before.revision !== change.revision) throw stale()
      const credentials = withNew(before.credentials, change)
      requireProvider(change, credentials)
      const { services, methods, receiptService, provider } = change
      const withoutBooking = change.withoutBooking ?? before.settings.withoutBooking
      const settings = {
        version: 2 as const,
        services: [...new Set(services)],
        methods: [...new Set(methods)],
        receiptService,
        provider,
        withoutBooking,
      }
      const revision = before.revision + 1
      const row = {
        settings,
        credentials: Object.keys(credentials).length > 0 ? accounts.seal(propertyId, credentials) : null,
        revision,
        changedBy: staff.name,
        changedAt: clock.now(),
      }
      const saved = await tx
        .insert(paymentSettings)
        .values({ propertyId, ...row })
        .onConflictDoUpdate({
          target: paymentSettings.propertyId,
          set: row,
          setWhere: eq(paymentSettings.revision, before.revision),
        })
        .returning({ revision: paymentSettings.revision })
      if (saved.length === 0) throw stale()
      const keys = change.credentials
        ? [{ setting: 'keys', values: { before: '', after: change.credentials.provider } }]
        : []
      await recordBy(
        tx,
        staff,
        ...[...settingChanges(before.settings, settings), ...keys].map(({ setting, values }) => ({
          action: 'payments.changed' as const,
          subject: provider,
          details: { changed: setting, ...values },
        })),
      )
      await emit(tx, propertyId, 'payment-settings.changed', { revision })
      return present({ settings, credentials, revision }, propertyId, origin)
    },
  }
}

function withNew(stored: Credentials, { credentials }: Change): Credentials {
  if (!credentials) return stored
  const { provider, ...keys } = credentials
  return { ...stored, [provider]: keys }
}
