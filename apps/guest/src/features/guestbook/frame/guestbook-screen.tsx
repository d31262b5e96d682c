import type { Box, GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, Suspense, useMemo } from 'react'
import '../../../platform/arrive-home.css'
import { useReused } from '../../../platform/use-reused.ts'
import { BOX_KINDS } from '../boxes/box-kinds.tsx'
import { useOpenBoxes } from '../clock/use-open-boxes.ts'
import { PassCard } from '../pass/pass-card.tsx'
import { passOf, useUntilCheckOut } from '../pass/room-pass.ts'
import { SectionBar } from '../sections/section-bar.tsx'
import { SectionInSight } from '../sections/section-view.tsx'
import { arrangeSections, sectionsOf } from '../sections/sections.ts'
import { BoxSheet } from '../sheet/box-sheet.tsx'
import { useBoxLinks } from '../sheet/use-box-links.ts'
import { useCardInView } from '../sheet/use-card-in-view.ts'
import { useOpenBox } from '../sheet/use-open-box.ts'
import { withOwnBoxes } from '../shown-boxes.tsx'
import { FindStay } from '../stay/find-stay.tsx'
import { useBooking } from '../stay/use-booking.ts'
import { useUnchangedBoxes } from '../unchanged-boxes.ts'
import { useLive } from '../use-live.ts'
import styles from './guestbook-screen.module.css'
import { Hero } from './hero.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { ScreenProviders } from './screen-providers.tsx'
import { SearchLink } from './search-link.tsx'

export type GuestbookScreenProps = {
  clientData: ClientData
  guestbook: GuestGuestbook
  /** Known in the browser only: the shared page has no key. */
  bookingId: string | null
  hasBooking: boolean
  isUnknownStay: boolean
  /** The language that was asked for. */
  languageIndex: number
  openBoxAtFirst: string | null
  /** The last live event this page already shows. */
  liveAfter: string | null
  renderedAt: number
  /** Null for everybody but previews. */
  preview: PagePreview | null
  /** The way to reception, where guests can write. */
  chat?: ReactNode
  /** The choice of languages. */
  languages: ReactNode
  /** The property's own menu. */
  menu: ReactNode
  footer: ReactNode
  /** What else is under way, over the photograph, and what stands at the foot of the page. */
  lead?: ReactNode
  bar?: ReactNode
}

export function GuestbookScreen(props: GuestbookScreenProps) {
  const { clientData, guestbook, bookingId, hasBooking, languageIndex, renderedAt, preview } = props
  const { propertyId: hotel, timeZone } = clientData
  const language = guestbook.language.code
  const moments = preview?.moments ?? null
  const t = useTexts<GuestTranslate>()
  const { stay, booking } = useBooking({
    ...props,
    hotel,
    propertyName: clientData.name,
    language,
  })
  const shared = useUnchangedBoxes(guestbook.boxes)
  const all = useMemo(() => withOwnBoxes(shared, booking?.boxes ?? []), [shared, booking?.boxes])
  const { boxes, local } = useOpenBoxes(all, { timeZone, renderedAt, moments })
  const { openId, open, close } = useOpenBox(props.openBoxAtFirst)
  useBoxLinks({ open, close })
  useCardInView(boxes, openId)
  useLive(hotel, { after: props.liveAfter, bookingId, languageIndex, isPreview: moments !== null })

  const inHouse = useUntilCheckOut(booking, clientData)
  // A preview has one: of samples, or of what really opens the room for those who manage units.
  const pass = useMemo(() => {
    const { access, guest } = preview ?? {}
    return passOf(
      inHouse ??
        (access && guest ? { ...guest, state: 'checkin', checkOutTime: null, unitKey: null, access } : null),
    )
  }, [inHouse, preview])
  // A link of a guest in house: the place of the pass is kept from the first HTML on, so nothing moves when it comes.
  // A stay that is out of reach is said to be in the same place.
  const isAwaited = stay.status === 'away' || (guestbook.phase === 'inStay' && stay.status === 'pending')
  const greeting = boxes.find(({ type }) => BOX_KINDS[type]?.stands === 'page')
  const sections = useReused(
    useMemo(() => {
      const listed = all.filter((box) => box !== greeting && box.parentId === null)
      return arrangeSections(sectionsOf(listed, boxes), local)
    }, [all, boxes, local, greeting]),
  )
  const hasPhotograph = Boolean(greeting?.pictures[0] ?? greeting?.styles.backgroundPicture)
  const hasPass = pass !== null || isAwaited
  const shown = useMemo(() => {
    /** Only where it is not the page's own. */
    const languageOf = (box: Box) => (box.language === language ? undefined : box.language)
    return { all: boxes, languageOf }
  }, [boxes, language])

  return (
    <ScreenProviders
      clientData={clientData}
      language={language}
      renderedAt={renderedAt}
      moment={moments?.[0] ?? null}
      stay={stay}
      pass={{ pass, isAwaited }}
      shown={shown}
    >
      <a className={styles.skip} href="#boxes">
        {t('nav.skip')}
      </a>
      {preview?.moments && !preview.isDraft && <PreviewBar />}
      <div className={styles.page} data-columns>
        <Hero
          box={greeting}
          greeting={t('greeting.welcomeTo', { propertyName: clientData.name })}
          boxLanguage={greeting && shown.languageOf(greeting)}
          corner={
            <>
              {props.chat}
              <SearchLink />
              {props.languages}
            </>
          }
          lead={props.lead}
          pass={<PassCard />}
          hasPass={hasPass}
          isPersonal={stay.status === 'pending'}
        />
        <div className={styles.menu}>
          {props.menu}
          <SectionBar sections={sections} />
        </div>
        <main
          id="boxes"
          className={classNames(styles.sheet, hasPass && styles.withPass)}
          tabIndex={-1}
          data-scene
        >
          <div className={styles.column}>
            {!hasBooking && !preview && <FindStay isUnknown={props.isUnknownStay} />}
            {sections.map((section, index) => (
              <SectionInSight key={section.id} section={section} isFirst={index === 0 && !hasPhotograph} />
            ))}
            {/* A piece of work of its own, after what is above it. */}
            <Suspense>{props.footer}</Suspense>
          </div>
        </main>
        <BoxSheet openId={openId} onClose={close} />
      </div>
      {props.bar}
    </ScreenProviders>
  )
}
