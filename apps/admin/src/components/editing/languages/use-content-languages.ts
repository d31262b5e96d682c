import { useMemo } from 'react'
import { type StaffSession, useSession } from '../../../platform/session.ts'

export type ContentLanguage = StaffSession['property']['languages'][number]

/** The property's default language first, then the others in the property's order. */
export function useContentLanguages(): ContentLanguage[] {
  const { languages } = useSession().property
  return useMemo(() => [...languages].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)), [languages])
}

export function useDefaultLanguage(): ContentLanguage {
  const [first] = useContentLanguages()
  if (!first) throw new Error('The property has no language')
  return first
}
