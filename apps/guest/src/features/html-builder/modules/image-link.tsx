import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import { documentHref } from '@innkeeper/domain/media/links.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import styles from './modules.module.css'

/** The picture as a link, when it is one. */
export function ImageLink({ image, children }: { image: TemplateImage; children: ReactNode }) {
  const t = useTexts<GuestTranslate>()
  const property = useProperty()
  const { enabled, url } = image.link
  if (!enabled || url === '') return children
  const href = documentHref(url, property)
  const leaves = href !== url || /^https?:/i.test(href)
  return (
    <a
      className={styles.imageLink}
      href={href}
      {...(image.name === '' ? { 'aria-label': t('action.open') } : {})}
      {...(leaves ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
