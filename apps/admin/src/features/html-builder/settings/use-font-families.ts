import { useQuery } from '@tanstack/react-query'
import { ownFontsQuery } from '../../../components/font-picker/api.ts'
import { fontGroups } from '../../../components/font-picker/font-groups.ts'
import { useSession } from '../../../platform/session.ts'

/** Every font there is to choose, the property's own first. */
export function useFontFamilies(): string[] {
  const { property } = useSession()
  const { data } = useQuery(ownFontsQuery)
  const own = property.modules.includes('customFonts') ? (data?.fonts.map(({ family }) => family) ?? []) : []
  return fontGroups(own, null).flatMap(({ families }) => families)
}
