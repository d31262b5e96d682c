import { getSession, getStaffLive } from '@innkeeper/api/auth.ts'
import { visibleLanguages } from '@innkeeper/domain/properties/localization.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { openLiveStream } from '../../platform/events/stream.ts'
import { type Handler, read, stream } from '../../platform/http/handlers.ts'
import type { PropertyService } from '../properties/service.ts'
import type { AuthService } from './service.ts'

type Services = { auth: AuthService; properties: PropertyService; hub: EventHub; isDemo: () => boolean }

export function authHandlers({ auth, properties, hub, isDemo }: Services): Handler[] {
  return [
    read(getSession, async ({ staff }) => {
      const [snapshot, memberships] = await Promise.all([
        properties.snapshot(staff.propertyId),
        auth.membershipsOf(staff),
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
        property: {
          id: property.propertyId,
          name: property.name,
          timeZone: property.timeZone,
          currency: property.currency,
          languages: visibleLanguages(property.localization).map(({ code, index, title }) => ({
            code,
            index,
            title,
            isDefault: property.localization.languages[property.localization.default]?.index === index,
          })),
          modules: properties.modulesOf(snapshot),
        },
        properties: memberships.map(({ propertyId, propertyName }) => ({
          id: propertyId,
          name: propertyName,
        })),
        isDemo: isDemo(),
      }
    }),
    stream(getStaffLive, ({ request, propertyId }, reply) =>
      openLiveStream(hub, request, reply, { propertyId, audience: 'staff' }),
    ),
  ]
}
