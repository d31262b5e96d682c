import { isAskedForSecondFactor, openSince } from '@innkeeper/domain/modules/forced-second-factor.ts'
import { type Capability, can } from '@innkeeper/domain/team/capabilities.ts'
import type { FastifyRequest } from 'fastify'
import type { Authentication, SessionHolder } from '../../platform/auth/port.ts'
import { authenticatedUntil } from '../../platform/auth/session-lifetime.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { FactorHolder, Gatekeeper, Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Membership, TeamService } from '../team/service.ts'

/** Somebody who belongs to a property and has the second factor it asks for, and the session they are known by. */
export type Member = Pick<Staff, 'sessionId' | 'userId' | 'name' | 'propertyId' | 'roles' | 'categories'>

export type AuthService = Pick<
  Gatekeeper,
  'staffOf' | 'requirePerson' | 'requireCapability' | 'requireSetUp' | 'requireProof'
> & {
  membershipsOf(staff: Staff): Promise<Membership[]>
  /** Whether the property asks for a second factor that the person does not have, since before they signed in. */
  mustSetUp(holder: FactorHolder): Promise<boolean>
  /**
   * Whom the request comes from, as a member of this property, whichever of theirs is the active one, who has the
   * second factor it asks for; null for anybody else.
   */
  memberOf(request: FastifyRequest, propertyId: string): Promise<Member | null>
  /** Whose session this is, as a member of this property; null once the session or the membership has ended. */
  memberOfSession(sessionId: string, propertyId: string): Promise<Member | null>
  /** The same, and that they may do this there. */
  mayIn(request: FastifyRequest, propertyId: string, capability: Capability): Promise<boolean>
  /** Whether the request comes from staff who may do this in any property of theirs. */
  may(request: FastifyRequest, capability: Capability): Promise<boolean>
}

/** The module with which a property asks everybody for a second factor. */
const FORCED = 'multiFactorAuthentication'

type Dependencies = {
  clock: Clock
  authentication: Authentication
  team: Pick<TeamService, 'membershipsOf'>
  properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>
}

export function createAuthService({ clock, authentication, team, properties }: Dependencies): AuthService {
  async function mustSetUp({ hasSecondFactor, propertyId, ...session }: FactorHolder): Promise<boolean> {
    if (hasSecondFactor) return false
    const snapshot = await properties.snapshot(propertyId)
    if (!properties.modulesOf(snapshot).includes(FORCED)) return false
    const { property, moduleConfigs } = snapshot
    return isAskedForSecondFactor(session, openSince(FORCED, property.plan, moduleConfigs[FORCED]))
  }

  async function memberHere(holder: SessionHolder | null, propertyId: string): Promise<Member | null> {
    if (!holder) return null
    const memberships = await team.membershipsOf(holder.userId, propertyId)
    const here = memberships.find((membership) => membership.propertyId === propertyId)
    if (!here || (await mustSetUp({ ...holder, propertyId }))) return null
    const { sessionId, userId, name } = holder
    return { sessionId, userId, name, propertyId, roles: here.roles, categories: here.categories }
  }

  const memberOf = async (request: FastifyRequest, propertyId: string) =>
    memberHere(await authentication.read(request), propertyId)

  async function mayIn(
    request: FastifyRequest,
    propertyId: string,
    capability: Capability,
  ): Promise<boolean> {
    const member = await memberOf(request, propertyId)
    return member !== null && can(member, capability)
  }

  return {
    async staffOf(request) {
      const { activePropertyId, ...signedIn } = await authentication.require(request)
      const memberships = await team.membershipsOf(signedIn.userId, activePropertyId)
      const chosen = memberships.find(({ propertyId }) => propertyId === activePropertyId)
      // A person sees where they are; an API client would write into another property unawares.
      const active = chosen ?? (signedIn.via === 'cookie' ? memberships[0] : undefined)
      if (!active) throw new AppError('auth/no-property', 'This account belongs to no property.')
      return {
        ...signedIn,
        propertyId: active.propertyId,
        roles: active.roles,
        categories: active.categories,
      }
    },
    requirePerson({ via }) {
      if (via === 'bearer') throw new AppError('auth/not-allowed', 'This is for people, not for API clients.')
    },
    requireCapability(staff, capability) {
      if (!can(staff, capability)) {
        throw new AppError('auth/not-allowed', `This asks for the capability ${capability}.`)
      }
    },
    requireProof(staff) {
      if (!authenticatedUntil(staff.authenticatedAt, clock.now())) {
        throw new AppError('auth/reauthentication-required', 'Prove who you are first.')
      }
    },
    mustSetUp,
    async requireSetUp(staff) {
      if (await mustSetUp(staff)) {
        throw new AppError('auth/second-factor-setup-required', 'Set a second factor up first.')
      }
    },
    membershipsOf: (staff) => team.membershipsOf(staff.userId),
    memberOf,
    memberOfSession: async (sessionId, propertyId) =>
      memberHere(await authentication.holderOf(sessionId), propertyId),
    mayIn,
    async may(request, capability) {
      const holder = await authentication.read(request)
      const theirs = holder ? await team.membershipsOf(holder.userId) : []
      return theirs.some((membership) => can(membership, capability))
    },
  }
}
