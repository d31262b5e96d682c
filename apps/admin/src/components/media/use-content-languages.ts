import { type StaffSession, useSession } from '../../platform/session.ts'

export type ContentLanguage = StaffSession['property']['languages'][number]

/** The property's default language first, then the others in the property's order. */
export function useContentLanguages(): ContentLanguage[] {
  const { languages } = useSession().property
  return [...languages].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
