import { bigint, boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.ts'

export const installation = pgTable('installation', {
  id: boolean('id').primaryKey().default(true),
  isDemo: boolean('is_demo').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const staffUsers = pgTable('staff_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Names the picture in staff_pictures; another picture has another name. */
  image: text('image'),
  pendingEmail: text('pending_email'),
  dateFormat: text('date_format'),
  timeFormat: text('time_format'),
  passwordHash: text('password_hash'),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Why a session ended before its time; it is kept for a while so that its holder can be told. */
export type EndedReason = 'signed-out' | 'revoked' | 'replaced'

export const staffSessions = pgTable('staff_sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: text('user_id').notNull(),
  kind: text('kind').$type<'browser' | 'api'>().notNull(),
  /** What the person calls an API client; empty for a browser. */
  name: text('name').notNull(),
  activePropertyId: text('active_property_id'),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** The browser it was begun in, by the cookie that outlives it. */
  deviceHash: text('device_hash'),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  refreshedAt: moment('refreshed_at').notNull(),
  authenticatedAt: moment('authenticated_at'),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endedReason: text('ended_reason').$type<EndedReason>(),
})

export const staffSecondFactors = pgTable('staff_second_factors', {
  userId: text('user_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last right one. */
  failures: integer('failures').notNull().default(0),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull(),
})

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { userId: text('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The drivers read bytes as a Buffer or as a Uint8Array. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

export const staffPictures = pgTable('staff_pictures', {
  userId: text('user_id').primaryKey(),
  bytes: bytea('bytes').notNull(),
})

export type TokenPurpose = 'password-reset' | 'email-verification' | 'email-change' | 'second-factor'

export const staffTokens = pgTable('staff_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  /** An invitation’s is kept here once it was accepted. */
  purpose: text('purpose').$type<TokenPurpose | 'invitation'>().notNull(),
  failures: integer('failures').notNull().default(0),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
  /** Who handed the link over; null where it was mailed. */
  madeById: text('made_by_id'),
})
