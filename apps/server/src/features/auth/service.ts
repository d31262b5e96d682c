import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { FastifyRequest } from 'fastify'
import type { Authentication } from '../../platform/auth/port.ts'
import type { Gatekeeper, Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Membership, TeamService } from '../team/service.ts'

export type AuthService = Pick<Gatekeeper, 'staffOf' | 'requireCapability'> & {
  membershipsOf(staff: Staff): Promise<Membership[]>
  /** Whether the request comes from staff of this property, whichever of theirs is the active one. */
  isStaffOf(request: FastifyRequest, propertyId: string): Promise<boolean>
}

export function createAuthService(authentication: Authentication, team: TeamService): AuthService {
  return {
    async staffOf(request: FastifyRequest) {
      const signedIn = await authentication.read(request)
      if (!signedIn) throw new AppError('auth/required', 'Sign in first.')
      const memberships = await team.membershipsOf(signedIn.userId)
      const active =
        memberships.find((membership) => membership.propertyId === signedIn.activePropertyId) ??
        memberships[0]
      if (!active) throw new AppError('auth/no-property', 'This account belongs to no property.')
      const { userId, name, email } = signedIn
      return { userId, name, email, propertyId: active.propertyId, roles: active.roles }
    },
    requireCapability(staff, capability) {
      if (!can(staff, capability)) {
        throw new AppError('auth/not-allowed', `This asks for the capability ${capability}.`)
      }
    },
    membershipsOf: (staff) => team.membershipsOf(staff.userId),
    async isStaffOf(request, propertyId) {
      const signedIn = await authentication.read(request)
      if (!signedIn) return false
      const memberships = await team.membershipsOf(signedIn.userId)
      const here = memberships.find((membership) => membership.propertyId === propertyId)
      return here !== undefined && can(here, 'property:enter')
    },
  }
}
