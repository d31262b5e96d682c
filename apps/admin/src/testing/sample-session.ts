import type { StaffSession } from '@innkeeper/api/auth.ts'
import { DEFAULT_FORMATS } from '@innkeeper/domain/auth/staff-formats.ts'

type Change = Omit<Partial<StaffSession>, 'claims' | 'property'> & {
  claims?: Partial<StaffSession['claims']>
  property?: Partial<StaffSession['property']>
}

/** Ingrid, who owns Fjellheim and is signed in; a test says what is different. */
export function sampleSession({ claims, property, ...change }: Change = {}): StaffSession {
  return {
    claims: {
      admin: 'fjellheim',
      user_id: 'ingrid',
      name: 'Ingrid',
      email: 'ingrid@fjellheim.example',
      roles: ['owner'],
      ...claims,
    },
    token: { tokenId: 't', refreshedAt: '2026-11-15T10:00:00Z', expiresAt: '2026-11-16T10:00:00Z' },
    emailVerified: true,
    picture: null,
    formats: DEFAULT_FORMATS,
    hasSecondFactor: true,
    mustSetUpSecondFactor: false,
    property: {
      id: 'fjellheim',
      name: 'Fjellheim',
      timeZone: 'Europe/Oslo',
      currency: 'NOK',
      languages: [],
      modules: [],
      ...property,
    },
    properties: [{ id: 'fjellheim', name: 'Fjellheim' }],
    isDemo: false,
    liveAfter: '1-1',
    installation: {
      isMailConfigured: true,
      isSmsConfigured: true,
      publicOrigin: 'https://stay.fjellheim.example',
    },
    ...change,
  }
}
