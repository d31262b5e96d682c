import type { PageData } from '@innkeeper/api/page.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { headerParts, titleModule, wordsOf } from '@innkeeper/domain/html-builder/content-lines.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { InterfaceTexts } from './interface-texts.ts'

/** All but the product's own. */
export type OwnedPage = Exclude<PageData, { kind: 'welcome' }>

export type PageDescription = { title: string; description: string; language: string; brand: Brand }

/** What the page says about itself to browsers and screen readers. */
export function describePage(data: OwnedPage, { write: t, language }: InterfaceTexts): PageDescription {
  const { clientData } = data
  const brand = clientData?.brand ?? DEFAULT_BRAND
  const propertyName = clientData?.name ?? 'Innkeeper'
  if (data.kind === 'failure') return { title: propertyName, description: '', language, brand }
  if (data.kind === 'page') {
    const { modules, language } = data.template
    const header = titleModule(modules)
    const words = header ? wordsOf(headerParts(header.props.content).title) : ''
    const title = [fillPlaceholders(words, { propertyName }).trim(), propertyName].filter(Boolean)
    return { title: title.join(' · '), description: '', language: language.code, brand }
  }
  if (data.kind === 'order')
    return { title: propertyName, description: '', language: data.language.code, brand }
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
