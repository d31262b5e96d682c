import { LINKED_FEATURES } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { groundOf } from '@innkeeper/html-builder/page/page-ground.tsx'
import type { PagePicture, PageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownFontsQuery } from '../../../components/font-picker/api.ts'
import { useFontSheet } from '../../../components/font-picker/use-font-sheet.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { brandQuery } from '../api.ts'

type Shown = {
  /** A page where left out. */
  type?: TemplateType | undefined
  style: TemplateContent['style']
  pictures: Readonly<Record<string, PagePicture>>
  values: PlaceholderValues
  isDark?: boolean
  offers?: PageSetting['offers']
  surveys?: PageSetting['surveys']
}

const NONE = {}

/** What drawn modules share here: the property's look, still, with the words of one guest. */
export function usePageSettingFor(shown: Shown, brand: Brand): PageSetting {
  const t = useT()
  const { property } = useSession()
  const medium = (shown.type ?? 'page') === 'page' ? 'page' : 'email'
  const { style, pictures, values, isDark = false, offers = NONE, surveys = NONE } = shown
  return useMemo(
    () => ({
      propertyId: property.id,
      propertyName: property.name,
      mediaOrigin: '',
      brand,
      fontHref: null,
      pictures,
      ground: groundOf(style, brand, medium),
      values,
      words: {
        newWindow: t('templates.page.newWindow'),
        open: t('templates.page.open'),
        play: t('templates.page.play'),
        frame: t('templates.page.frame'),
        notLikely: t('templates.page.notLikely'),
        veryLikely: t('templates.page.veryLikely'),
        cleaned: t('templates.page.cleaned'),
      },
      features: LINKED_FEATURES,
      offers,
      surveys,
      look: isDark ? 'night' : 'day',
      medium,
      isStill: true,
    }),
    [t, property.id, property.name, brand, pictures, style, values, offers, surveys, isDark, medium],
  )
}

/** The property's look, once it is known; its fonts come along. */
export function useBrand(): Brand | undefined {
  const { property } = useSession()
  const { data: brand } = useQuery(brandQuery(property.id))
  const { data, isError } = useQuery(ownFontsQuery)
  const hasOwn = property.modules.includes('customFonts')
  const own = hasOwn ? (data?.fonts.map(({ family }) => family) ?? []) : []
  useFontSheet(property.id, data || isError ? own : undefined)
  return brand
}
