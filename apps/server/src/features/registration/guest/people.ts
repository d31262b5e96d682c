import type { registeredPersonSchema } from '@innkeeper/api/registration/guest.ts'
import type * as z from 'zod/mini'
import type { LinkRow } from '../tables.ts'
import type { RegisteredPerson } from './repository.ts'

export type ShownPerson = z.infer<typeof registeredPersonSchema>

/**
 * Who is registered, the booking's guest first, and who was given a link. First names are for the device that sent or
 * made them; a link goes on to others, who see how many there are.
 */
export function shownPeople(
  registered: readonly Pick<RegisteredPerson, 'firstName' | 'person' | 'deviceHash'>[],
  links: readonly Pick<LinkRow, 'id' | 'name' | 'deviceHash'>[],
  deviceHash: string | null,
): ShownPerson[] {
  const isOwn = (row: { deviceHash: string | null }) => deviceHash !== null && row.deviceHash === deviceHash
  return [
    ...registered
      .toSorted((one, other) => isOther(one) - isOther(other))
      .map((row) => ({
        name: isOwn(row) ? row.firstName : '',
        standing: 'registered' as const,
        linkId: null,
      })),
    ...links.map((row) => ({
      name: isOwn(row) ? row.name : '',
      standing: 'has a link' as const,
      linkId: isOwn(row) ? row.id : null,
    })),
  ]
}

const isOther = ({ person }: Pick<RegisteredPerson, 'person'>): number => (person === 'main' ? 0 : 1)
