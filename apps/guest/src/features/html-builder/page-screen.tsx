import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import { titleModule } from '@innkeeper/html-builder/content-lines.ts'
import { PageGround, PageSheet } from '@innkeeper/html-builder/page/page-ground.tsx'
import { PageModules } from '@innkeeper/html-builder/page/page-modules.tsx'
import { PageSettingProvider } from '@innkeeper/html-builder/page/page-setting.tsx'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import '../../platform/arrive-from-side.css'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './page-screen.module.css'
import { pageSettingFor } from './page-setting.ts'
import { usePageGuest } from './stay/use-page-guest.ts'
import { usePageOffers } from './use-page-offers.ts'

export type PageScreenProps = {
  template: GuestTemplate
  /** Whether the visitor came by the link of a booking: links to what is a booking's own are shown then. */
  hasBooking: boolean
  phase: Phase
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  /** The property's own menu. */
  menu: ReactNode
}

/** A page of the HTML builder: one calm column, and the way back to the guestbook. */
export function PageScreen({ template, hasBooking, phase, languages, footer, menu }: PageScreenProps) {
  const t = useTexts<GuestTranslate>()
  const property = useProperty()
  const guest = usePageGuest(template, hasBooking)
  const offers = usePageOffers(property.propertyId, template)
  const { style, modules, language, contentLanguage } = template
  const isOther = contentLanguage !== language.code
  // A page without a title of its own is called by the property's name.
  const Name = titleModule(modules) ? 'span' : 'h1'
  return (
    <PageSettingProvider
      value={pageSettingFor(template, property, { hasBooking, phase, offers, ...guest }, t)}
    >
      <a className={styles.skip} href="#page">
        {t('nav.skip')}
      </a>
      <PageGround background={style.outerBgColor} className={styles.page}>
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
        <div className={styles.content}>
          <PageSheet
            as="main"
            background={style.innerBgColor}
            id="page"
            tabIndex={-1}
            lang={isOther ? contentLanguage : undefined}
            dir={isOther ? directionOf(contentLanguage) : undefined}
          >
            <PageModules modules={modules} />
          </PageSheet>
        </div>
        <div className={styles.foot}>{footer}</div>
      </PageGround>
    </PageSettingProvider>
  )
}
