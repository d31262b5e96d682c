import type { Box, GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, useMemo } from 'react'
import { BoxView } from '../boxes/box-kinds.tsx'
import { wholeRows } from '../boxes/whole-rows.ts'
import { useOpenBoxes } from '../clock/use-open-boxes.ts'
import { BoxSheet } from '../sheet/box-sheet.tsx'
import { useBoxLinks } from '../sheet/use-box-links.ts'
import { useCardInView } from '../sheet/use-card-in-view.ts'
import { useOpenBox } from '../sheet/use-open-box.ts'
import { withOwnBoxes } from '../shown-boxes.tsx'
import { useBooking } from '../stay/use-booking.ts'
import { useUnchangedBoxes } from '../unchanged-boxes.ts'
import { useLive } from '../use-live.ts'
import { BoxItem } from './box-item.tsx'
import styles from './guestbook-screen.module.css'
import { Hero } from './hero.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { ScreenProviders } from './screen-providers.tsx'

export type GuestbookScreenProps = {
  clientData: ClientData
  guestbook: GuestGuestbook
  /** Known in the browser only: the shared page has no key. */
  bookingId: string | null
  hasBooking: boolean
  /** The language that was asked for. */
  languageIndex: number
  openBoxAtFirst: string | null
  /** The last live event this page already shows. */
  liveAfter: string | null
  renderedAt: number
  /** Null for everybody but previews. */
  preview: PagePreview | null
  /** The choice of languages. */
  languages: ReactNode
  /** The property's own menu. */
  menu: ReactNode
  footer: ReactNode
  /** What else stands above the boxes, and at the foot of the page. */
  lead?: ReactNode
  bar?: ReactNode
}

export function GuestbookScreen(props: GuestbookScreenProps) {
  const { clientData, guestbook, bookingId, languageIndex, renderedAt, preview } = props
  const { propertyId: hotel, timeZone } = clientData
  const language = guestbook.language.code
  const moments = preview?.moments ?? null
  const t = useTexts<GuestTranslate>()
  const { stay, booking } = useBooking({
    ...props,
    hotel,
    propertyName: clientData.name,
    timeZone,
    language,
  })
  const shared = useUnchangedBoxes(guestbook.boxes)
  const all = useMemo(() => withOwnBoxes(shared, booking?.boxes ?? []), [shared, booking?.boxes])
  const boxes = useOpenBoxes(all, { timeZone, renderedAt, moments })
  const { openId, open, close } = useOpenBox(props.openBoxAtFirst)
  useBoxLinks({ open, close })
  useCardInView(boxes, openId)
  useLive(hotel, { after: props.liveAfter, bookingId, languageIndex, isPreview: moments !== null })

  const greeting = boxes.find(({ type }) => type === 'Header')
  const listed = boxes.filter((box) => box !== greeting && box.parentId === null)
  const isWhole = wholeRows(listed)
  const hasPhotograph = Boolean(greeting?.pictures[0] ?? greeting?.styles.backgroundPicture)
  /** Only where it is not the page's own. */
  const languageOf = (box: Box) => (box.language === language ? undefined : box.language)

  return (
    <ScreenProviders
      clientData={clientData}
      language={language}
      renderedAt={renderedAt}
      moment={moments?.[0] ?? null}
      stay={stay}
      shown={{ all: boxes, languageOf }}
    >
      <a className={styles.skip} href="#boxes">
        {t('nav.skip')}
      </a>
      {preview?.moments && !preview.isDraft && <PreviewBar />}
      <div className={styles.page}>
        <Hero
          propertyName={clientData.name}
          box={greeting}
          greeting={t('greeting.welcomeTo', { propertyName: clientData.name })}
          boxLanguage={greeting && languageOf(greeting)}
        >
          {props.languages}
        </Hero>
        {props.menu}
        <main id="boxes" className={styles.sheet} tabIndex={-1}>
          {props.lead}
          <ul className={styles.boxes}>
            {listed.map((box, index) => (
              <BoxItem key={box.id} box={box} className={isWhole[index] ? undefined : styles.half}>
                <BoxView box={box} isFirst={index === 0 && !hasPhotograph} />
              </BoxItem>
            ))}
          </ul>
          {props.footer}
        </main>
        <BoxSheet openId={openId} onClose={close} />
      </div>
      {props.bar}
    </ScreenProviders>
  )
}
