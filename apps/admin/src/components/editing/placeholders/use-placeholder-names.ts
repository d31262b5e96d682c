import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { useMemo } from 'react'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import type { NameOf } from './placeholder-words.ts'
import { useSampleValues } from './use-sample-values.ts'

/** What each placeholder is called, and what it could say to a guest. */
export function usePlaceholderNames(): { nameOf: NameOf; samples: Required<PlaceholderValues> } {
  const t = useT()
  const samples = useSampleValues(ADMIN_LANGUAGE)
  return useMemo(() => ({ nameOf: (name) => t(`cards.placeholder.${name}`), samples }), [t, samples])
}
