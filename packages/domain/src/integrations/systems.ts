import type { INTEGRATION_FEATURES } from '../properties/constants.ts'

export type IntegrationFeature = (typeof INTEGRATION_FEATURES)[number] | 'roomChange'

/** What differs from one property management system to the next; how each is asked is in its adapter. */
type System = {
  /** As it calls itself. */
  name: string
  /** What it can do (spec 3); the product offers nothing else. */
  features: Readonly<Record<IntegrationFeature, boolean>>
  /** What a property brings to connect, in the order in which it is asked for. */
  secrets: readonly [string, ...string[]]
  /** Whether there is a place to try it out with keys of its own. */
  hasTestHouse: boolean
}

/** One that brings bookings and is told nothing. */
const ORDINARY = {
  features: {
    bookings: true,
    checkIn: false,
    twoWayProducts: false,
    registration: false,
    roomChange: false,
  },
  secrets: ['accessToken'],
  hasTestHouse: false,
} as const satisfies Omit<System, 'name'>

const SYSTEMS = {
  mews: {
    ...ORDINARY,
    name: 'Mews',
    features: {
      ...ORDINARY.features,
      checkIn: true,
      twoWayProducts: true,
      registration: true,
      roomChange: true,
    },
    secrets: ['clientToken', 'accessToken'],
    hasTestHouse: true,
  },
} as const satisfies Record<string, System>

export type PmsSystem = keyof typeof SYSTEMS
/** What a property brings to connect with this system. */
export type PmsSecretName<S extends PmsSystem = PmsSystem> = (typeof SYSTEMS)[S]['secrets'][number]

export const PMS_SYSTEMS = Object.keys(SYSTEMS) as PmsSystem[]
export const PMS_KINDS: Readonly<Record<PmsSystem, System>> = SYSTEMS
