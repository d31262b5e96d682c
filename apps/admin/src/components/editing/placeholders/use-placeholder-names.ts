import type { Placeholder, PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import type { NameOf } from './placeholder-words.ts'

/** What each placeholder is called, and what it could say to a guest. */
export function usePlaceholderNames(): { nameOf: NameOf; samples: Required<PlaceholderValues> } {
  const t = useT()
  const { property } = useSession()
  return useMemo(() => {
    const sample = (name: Exclude<Placeholder, 'propertyName'>) => t(`cards.sample.${name}`)
    return {
      nameOf: (name) => t(`cards.placeholder.${name}`),
      samples: {
        firstName: sample('firstName'),
        lastName: sample('lastName'),
        roomNumber: sample('roomNumber'),
        propertyName: property.name,
        arrival: sample('arrival'),
        departure: sample('departure'),
        bookingLink: sample('bookingLink'),
      },
    }
  }, [t, property.name])
}
