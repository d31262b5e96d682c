import { IMPORT_KEPT_DAYS } from '../guests/import/limits.ts'
import type { ModuleName } from '../modules/module-names.ts'
import { TRACKING_KEPT_DAYS } from '../statistics/constants.ts'
import { type Capability, ROLE_CAPABILITIES } from '../team/capabilities.ts'
import { ROLES, type Role } from '../team/roles.ts'
import { DELIVERY_DAYS } from '../webhooks/events.ts'
import { HOLDING_KINDS, type HoldingKind } from './holdings.ts'
import type { Retention } from './retention.ts'

/** Why a house may hold it (GDPR, article 6). */
export const LEGAL_GROUNDS = ['consent', 'contract', 'legal duty', 'legitimate interest'] as const
export type LegalGround = (typeof LEGAL_GROUNDS)[number]

/**
 * How long: months after departure, days after it came about, as long as the country's law says, for the accounts
 * without the guest, or until the guest is erased.
 */
export const PERIODS = ['months', 'days', 'register', 'accounts', 'erasure'] as const
export type Period = { by: (typeof PERIODS)[number]; count: number | null }

/** Who outside the house gets something of a person. */
export const RECIPIENT_KINDS = [
  'mail server',
  'SMS provider',
  'payment provider',
  'booking system',
  'webhook',
  'token',
] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]

type Kept = keyof Retention | Exclude<Period['by'], 'months' | 'days'> | { days: number }
type Processed = {
  ground: LegalGround
  kept: Kept
  /** Whoever has it can read it. */
  readBy: Capability
  /** Held only where the property has it. */
  module?: ModuleName
}

const PROCESSED: Readonly<Record<HoldingKind, Processed>> = {
  person: { ground: 'contract', kept: 'guests', readBy: 'guests:manage' },
  stays: { ground: 'contract', kept: 'guests', readBy: 'guests:manage' },
  history: { ground: 'legitimate interest', kept: 'guests', readBy: 'guests:manage' },
  orders: { ground: 'contract', kept: 'guests', readBy: 'requests:answer', module: 'products' },
  payments: { ground: 'legal duty', kept: 'accounts', readBy: 'requests:handle', module: 'products' },
  messages: { ground: 'contract', kept: 'messages', readBy: 'messages:send', module: 'messagingEmail' },
  automations: { ground: 'contract', kept: 'guests', readBy: 'content:edit', module: 'automations' },
  addresses: {
    ground: 'legal duty',
    kept: 'erasure',
    readBy: 'messages:send',
    module: 'messagingEmail',
  },
  vouchers: { ground: 'contract', kept: 'guests', readBy: 'results:read', module: 'guestbook' },
  visits: {
    ground: 'consent',
    kept: { days: TRACKING_KEPT_DAYS },
    readBy: 'results:read',
    module: 'guestbook',
  },
  registration: {
    ground: 'legal duty',
    kept: 'register',
    readBy: 'registration:read',
    module: 'registrationForms',
  },
  answers: {
    ground: 'legitimate interest',
    kept: 'answers',
    readBy: 'responses:read',
    module: 'guestFeedback',
  },
  cleaning: { ground: 'contract', kept: 'guests', readBy: 'cleaning:read', module: 'roomCleaning' },
  'saved-views': { ground: 'legitimate interest', kept: 'erasure', readBy: 'guests:manage' },
  deliveries: {
    ground: 'contract',
    kept: { days: DELIVERY_DAYS },
    readBy: 'settings:manage',
    module: 'integrations',
  },
  imports: { ground: 'contract', kept: { days: IMPORT_KEPT_DAYS }, readBy: 'guests:manage' },
  audit: { ground: 'legitimate interest', kept: 'erasure', readBy: 'audit:read' },
}

export type ProcessingLine = { kind: HoldingKind; ground: LegalGround; period: Period; roles: Role[] }

/** What a property with these modules and months holds of guests, why, how long, and which roles read it. */
export function processingOf(modules: readonly ModuleName[], retention: Retention): ProcessingLine[] {
  return HOLDING_KINDS.filter((kind) => {
    const { module } = PROCESSED[kind]
    return module === undefined || modules.includes(module)
  }).map((kind) => {
    const { ground, kept, readBy } = PROCESSED[kind]
    return { kind, ground, period: periodOf(kept, retention), roles: rolesWith(readBy) }
  })
}

function periodOf(kept: Kept, retention: Retention): Period {
  if (typeof kept === 'object') return { by: 'days', count: kept.days }
  if (kept === 'guests' || kept === 'messages' || kept === 'answers') {
    return { by: 'months', count: retention[kept] }
  }
  return { by: kept, count: null }
}

const rolesWith = (capability: Capability): Role[] =>
  ROLES.filter((role) => ROLE_CAPABILITIES[role].includes(capability))
