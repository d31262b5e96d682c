import type { StaffFormats } from '@innkeeper/domain/auth/staff-formats.ts'
import type { TokenScope } from '@innkeeper/domain/booking-api/property-token.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { FastifyRequest } from 'fastify'

/** The signed-in member of staff, for the property they work in now. */
export type Staff = {
  userId: string
  name: string
  email: string
  propertyId: string
  roles: readonly Role[]
  /** Of products: whose requests they answer as the kitchen. */
  categories: readonly string[]
  /** The session, or the API client's token, that the request carries. */
  sessionId: string
  via: 'cookie' | 'bearer'
  hasSecondFactor: boolean
  emailVerified: boolean
  /** When the person signed in, or the API client's token was made. */
  begunAt: Date
  /** Names the person's picture; null without one. */
  picture: string | null
  formats: StaffFormats
  /** When the person last proved who they are; null for API clients, which cannot. */
  authenticatedAt: Date | null
  refreshedAt: Date
  expiresAt: Date
}

/** What says whether somebody may enter a property that asks for a second factor. */
export type FactorHolder = Pick<Staff, 'hasSecondFactor' | 'propertyId' | 'via' | 'begunAt'>

/** Another program of the property, known by the property's token that it carries. */
export type System = { propertyId: string; tokenId: string; name: string }

/** What every endpoint asks before it answers; the features that know bring it. */
export type Gatekeeper = {
  /** Throws `auth/...` when nobody is signed in or they belong to no property. */
  staffOf(request: FastifyRequest): Promise<Staff>
  /** Throws `auth/property-token-...` for whoever carries none that opens this scope. */
  systemOf(request: FastifyRequest, scope: TokenScope): Promise<System>
  /** Under what calls of other programs are counted: their token where it is known to open something, else null. */
  countedSystem(request: FastifyRequest): string | null
  /** Throws `auth/second-factor-setup-required` where the property asks for one and the person has none. */
  requireSetUp(staff: Staff): Promise<void>
  /** Throws `auth/not-allowed` for an API client. */
  requirePerson(staff: Staff): void
  /** Throws `auth/not-allowed`. */
  requireCapability(staff: Staff, capability: Capability): void
  /** Throws `auth/reauthentication-required` when the person last proved who they are too long ago. */
  requireProof(staff: Staff): void
  /** Throws `property/unknown` or `property/inactive`, so no handler runs for a property that is not there. */
  requireProperty(propertyId: string): Promise<void>
  /** Throws `module/not-available`. */
  requireModule(propertyId: string, module: ModuleName): Promise<void>
}
