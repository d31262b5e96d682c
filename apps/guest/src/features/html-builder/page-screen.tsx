import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { titleModule } from '@innkeeper/html-builder/content-lines.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import '../../platform/arrive-from-side.css'
import { useProperty } from '../../platform/property-picture.tsx'
import { surfaceStyle } from './module-style.ts'
import { PageModules } from './page-modules.tsx'
import styles from './page-screen.module.css'
import { PageSettingProvider } from './page-setting.ts'

export type PageScreenProps = {
  template: GuestTemplate
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  /** The property's own menu. */
  menu: ReactNode
}

/** A page of the HTML builder: one calm column, and the way back to the guestbook. */
export function PageScreen({ template, languages, footer, menu }: PageScreenProps) {
  const t = useTexts<GuestTranslate>()
  const property = useProperty()
  const { style, modules, pictures, language, contentLanguage } = template
  const ground = style.innerBgColor ?? style.outerBgColor ?? property.brand.paperColour
  const isOther = contentLanguage !== language.code
  // A page without a title of its own is called by the property's name.
  const Name = titleModule(modules) ? 'span' : 'h1'
  return (
    <PageSettingProvider value={{ pictures, ground }}>
      <a className={styles.skip} href="#page">
        {t('nav.skip')}
      </a>
      <div
        className={classNames(styles.page, style.outerBgColor && styles.tinted)}
        style={surfaceStyle(style.outerBgColor, property.brand)}
      >
        <header className={styles.bar}>
          <a
            className={styles.back}
            href={`/return/${property.propertyId}`}
            aria-label={t('action.toGuestbook')}
          >
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </a>
          <Name className={styles.name}>{property.name}</Name>
          {languages}
        </header>
        {menu}
        <main
          id="page"
          tabIndex={-1}
          lang={isOther ? contentLanguage : undefined}
          dir={isOther ? directionOf(contentLanguage) : undefined}
          className={classNames(styles.column, style.innerBgColor && styles.sheet)}
          style={surfaceStyle(style.innerBgColor, property.brand)}
        >
          <PageModules modules={modules} />
        </main>
        <div className={styles.foot}>{footer}</div>
      </div>
    </PageSettingProvider>
  )
}
