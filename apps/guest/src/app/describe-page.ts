import type { PageData } from '@innkeeper/api/page.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { InterfaceTexts } from './interface-texts.ts'

export type PageDescription = { title: string; description: string; language: string; brand: Brand }

/** What the page says about itself to browsers and screen readers. */
export function describePage(data: PageData, { write: t, language }: InterfaceTexts): PageDescription {
  if (data.kind === 'welcome') {
    return { title: 'Innkeeper', description: t('welcome.lead'), language, brand: DEFAULT_BRAND }
  }
  const { clientData } = data
  const brand = clientData?.brand ?? DEFAULT_BRAND
  const propertyName = clientData?.name ?? 'Innkeeper'
  if (data.kind === 'failure') return { title: propertyName, description: '', language, brand }
  const greeting = data.guestbook.boxes.find(({ type }) => type === 'Header')?.content.title
  return {
    title: propertyName,
    description: greeting
      ? fillPlaceholders(greeting, { propertyName })
      : t('greeting.welcomeTo', { propertyName }),
    language: data.guestbook.language.code,
    brand,
  }
}
