import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { Letterhead } from '../../platform/mail/staff-mail.ts'
import type { PropertyService } from '../properties/service.ts'
import type { TeamService } from '../team/service.ts'

type Dependencies = {
  team: Pick<TeamService, 'membershipsOf'>
  properties: Pick<PropertyService, 'snapshot'>
}

export type LetterheadOf = (userId: string, origin: string) => Promise<Letterhead | null>

/** An account is nobody's property: its mails carry the property of a person who works in one, and Innkeeper's name otherwise. */
export function createLetterheads({ team, properties }: Dependencies): LetterheadOf {
  return async (userId, origin) => {
    const [only, ...others] = await team.membershipsOf(userId)
    if (!only || others.length > 0) return null
    const { name, brand } = (await properties.snapshot(only.propertyId)).property
    const logo = brand.logo === null ? null : origin + logoPath(only.propertyId, brand.logo)
    return { name, logo, brand }
  }
}
