import { getSession, getStaffLive, refreshSession, type StaffSession } from '@innkeeper/api/auth.ts'
import { visibleLanguages } from '@innkeeper/domain/properties/localization.ts'
import { englishNameOf } from '@innkeeper/i18n/content-languages.ts'
import { endWithRight } from '../../platform/events/end-with-right.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { openLiveStream } from '../../platform/events/stream.ts'
import type { Staff } from '../../platform/http/access.ts'
import { type Handler, read, respond, stream } from '../../platform/http/handlers.ts'
import type { PropertyService } from '../properties/service.ts'
import { heardBy, hearsTheSame } from './heard-by.ts'
import type { AuthService } from './service.ts'
import type { Sessions } from './sessions.ts'

type Services = {
  auth: AuthService
  sessions: Sessions
  properties: PropertyService
  hub: EventHub
  isDemo: boolean
  /** What the operator has set up. */
  installation: Omit<StaffSession['installation'], 'isSmsConfigured'>
  sendsSms(propertyId: string): Promise<boolean>
}

export function authHandlers(services: Services): Handler[] {
  const { auth, sessions, properties, hub, isDemo, installation, sendsSms } = services

  async function sessionOf(staff: Staff): Promise<StaffSession> {
    const liveAfter = hub.position()
    const [snapshot, memberships, mustSetUpSecondFactor] = await Promise.all([
      properties.snapshot(staff.propertyId),
      auth.membershipsOf(staff),
      auth.mustSetUp(staff),
    ])
    const { property } = snapshot
    return {
      claims: {
        admin: staff.propertyId,
        user_id: staff.userId,
        name: staff.name,
        email: staff.email,
        roles: [...staff.roles],
      },
      token: {
        tokenId: staff.sessionId,
        refreshedAt: staff.refreshedAt.toISOString(),
        expiresAt: staff.expiresAt.toISOString(),
      },
      emailVerified: staff.emailVerified,
      picture: staff.picture,
      formats: staff.formats,
      hasSecondFactor: staff.hasSecondFactor,
      mustSetUpSecondFactor,
      property: {
        id: property.propertyId,
        name: property.name,
        timeZone: property.timeZone,
        currency: property.currency,
        languages: visibleLanguages(property.localization).map(({ code, index, title }) => ({
          code,
          index,
          title: englishNameOf(code) ?? title,
          isDefault: property.localization.languages[property.localization.default]?.index === index,
        })),
        modules: properties.modulesOf(snapshot),
      },
      properties: memberships.map(({ propertyId, propertyName }) => ({
        id: propertyId,
        name: propertyName,
      })),
      isDemo,
      liveAfter,
      installation: { ...installation, isSmsConfigured: await sendsSms(staff.propertyId) },
    }
  }

  return [
    read(getSession, ({ staff }) => sessionOf(staff)),
    respond(refreshSession, async ({ staff }) => sessionOf(await sessions.refresh(staff))),
    stream(getStaffLive, ({ request, propertyId, staff }, reply) => {
      openLiveStream(hub, request, reply, { propertyId, ...heardBy(staff), memberId: staff.userId })
      const hasRight = async () => {
        const member = await auth.memberOf(request, propertyId)
        return member !== null && hearsTheSame(staff, member)
      }
      endWithRight(hub, reply, { userIds: [staff.userId], hasRight })
    }),
  ]
}
