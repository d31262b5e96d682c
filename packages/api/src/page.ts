import type { SampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import type { LocalTime } from '@innkeeper/domain/time.ts'
import type { GuestGuestbook } from './guestbook.ts'
import type { StayAccess } from './guests.ts'
import type { GuestTemplate } from './html-builder.ts'
import type { ClientData } from './properties.ts'
import type { RegistrationStart } from './registration/guest.ts'
import type { Upgrades } from './room-upgrades.ts'
import type { OwnResponse, SurveyStart } from './survey/guest.ts'
import type { Store } from './upselling/store.ts'

/** Which page of an order an address opens (spec 2). */
export type OrderView = 'checkout' | 'confirmation' | 'receipt'

/** Which page of the store an address opens (spec 2); the confirmation has an address of its own. */
export type StoreView = 'products' | 'checkout' | 'expired' | 'confirmation'

/** Which page of the other rooms an address opens (spec 2), and which of them it is about. */
export type UpgradesView =
  | { name: 'overview' }
  | { name: 'room' | 'request details'; upgradeId: string }
  /** The order is in the address of the device that sent it. */
  | { name: 'request confirmation'; upgradeId: string; orderId: string | null }

/*
 * What the server hands to the guest app to render a page, and what it gets back. The data is inlined in the
 * page once and shared by everyone who gets the same cached answer, so it holds nothing of one guest; the pages of an
 * order are the exception.
 */

export type PageFailure =
  | 'unknown-property'
  | 'unknown-address'
  | 'inactive'
  /** The property takes no orders. */
  | 'no-ordering'
  | 'unavailable'
  /** The address opens nothing, and will not: asking again helps nobody. */
  | 'gone'
  /** The server cannot answer right now, as when its database is away. */
  | 'away'
  /** Asked for too often. */
  | 'too-many'
  | 'error'

/** The built-in page at /welcome. */
export type Welcome = {
  isDemo: boolean
  accounts: { email: string; role: string }[]
  password: string | null
  links: {
    guestbook: string
    beforeArrival: string
    inHouse: string
    departed: string
    second: string
    /** One box, page or document each. */
    room: string
    voucher: string
    walks: string
    menu: string
    product: string
    /** Of the booking before arrival: its form, its store and the rooms it can ask for. */
    registration: string
    store: string
    upgrades: string
  } | null
}

export type PagePreview = {
  /** The wall-clock moments shown instead of now; null for whoever may not choose them. */
  moments: LocalTime[] | null
  /** Who is greeted; null as somebody without a booking, who has neither a name nor a room. */
  guest: SampleGuest | null
  /** What the sample guest in house can open; null for whoever may not choose. */
  access: StayAccess | null
  /** Shows drafts, and follows them as they are saved. */
  isDraft: boolean
} & PreviewKey

export type PreviewKey = {
  /** What an order tried out in this preview is sent with; null for whoever may not choose, who can order nothing here. */
  token: string | null
  /** Whom the preview stands for (`domain/guestbook/previewers.ts`): what it orders is offered to them. */
  as?: string
}

export type PageData =
  | {
      kind: 'guestbook'
      clientData: ClientData
      guestbook: GuestGuestbook
      /** The address carries a booking known here; who it is comes with the booking call. */
      hasBooking: boolean
      /** The address carries a key that opens no stay: the guest is told, and nothing is asked for with it. */
      isUnknownStay: boolean
      /** The box the address opens. */
      openBox: string | null
      /** A preview greets a sample guest and shows chosen moments to those who may choose; null for everybody else. */
      preview: PagePreview | null
      /** The last live event these boxes already show; the page asks for what came after. */
      liveAfter: string
    }
  | {
      kind: 'page'
      clientData: ClientData
      template: GuestTemplate
      /** Whether the visitor has a booking; nothing else of it is in the page, which many share. */
      hasBooking: boolean
      /** Which tab bar this visitor gets. */
      phase: Phase
    }
  | {
      /** Which order it is about says the address; who has no booking shares the page with all others. */
      kind: 'order'
      clientData: ClientData
      language: { code: string; index: number }
      view: OrderView
      /** The link key of the booking last opened here: the address carries none. */
      booking: string | null
      preview: PreviewKey | null
      liveAfter: string
    }
  | {
      /** The form before arrival: made for one visitor and kept by nobody. */
      kind: 'registration'
      clientData: ClientData
      language: { code: string; index: number }
      /** The link key or the token of one person's link, as the address carries it. */
      booking: string
      /** As its call answers, so that the first questions are there without a script. */
      start: RegistrationStart
      liveAfter: string
    }
  | {
      /** The store of one stay: made for one visitor and kept by nobody. */
      kind: 'store'
      clientData: ClientData
      language: { code: string; index: number }
      view: StoreView
      /** The link key, as the address carries it. */
      booking: string
      /** As its call answers, so that the deals are there without a script. */
      store: Store
      /** What led the guest here: a message, a card or a page; empty where nothing says so. */
      cameFrom: string
      /** With the deal that is being edited, which is shown also while it is paused. */
      preview: (PreviewKey & { deal: string | null }) | null
      liveAfter: string
    }
  | {
      /** Other rooms for one stay, or for whoever looks: made for one visitor and kept by nobody. */
      kind: 'upgrades'
      clientData: ClientData
      language: { code: string; index: number }
      view: UpgradesView
      /** The link key, as the address carries it; null without a booking. */
      booking: string | null
      /** As its call answers, so that the rooms are there without a script. */
      upgrades: Upgrades
      /** What led the guest here: a message, a card or a page; empty where nothing says so. */
      cameFrom: string
      preview: PreviewKey | null
      liveAfter: string
    }
  | {
      /** A survey: made for one visitor and kept by nobody. */
      kind: 'survey'
      clientData: ClientData
      language: { code: string; index: number }
      /** The link key of the stay that answers; null for whoever has none. */
      booking: string | null
      /** As its call answers, so that the first question is there without a script. */
      start: SurveyStart
      /** The score that was clicked in a message or on a page: chosen, and not said yet. */
      score: number | null
      /** What was sent, opened again for reading. */
      own: OwnResponse | null
      preview: PreviewKey | null
      liveAfter: string
    }
  | { kind: 'failure'; failure: PageFailure; clientData: ClientData | null }
  | { kind: 'welcome'; welcome: Welcome }

/** Kinds of guest pages; the guest app has a table with a line for each. */
export type PageKind = PageData['kind']
type PageDataByKind = { [K in PageKind]: Extract<PageData, { kind: K }> }
export type PageDataOf<K extends PageKind> = PageDataByKind[K]

export type PageInput<K extends PageKind = PageKind> = {
  data: PageDataOf<K>
  /** Interface language. */
  language: string
  /** The instant the first render takes for now, so that the browser's first render agrees. */
  renderedAt: number
  /** Content of version.txt. */
  clientVersion: string
}

/** What a page is written in: rules to inline, and the one font file to fetch before they are read. */
export type PageFonts = { css: string; preload: string | null }

/** What one kind of page loads of the guest app. */
export type KindAssets = {
  /** Module the browser loads when idle; null for a page that is words and links alone. */
  script: string | null
  /** Modules to preload once the script is wanted. */
  modules: string[]
  /** Styles to inline; empty in development, where `stylesheets` is used. */
  inlineStyle: string
  /** The files those styles came from, so that no later part fetches them once more. */
  inlinedFiles: string[]
}

/** Addresses of the built guest app, and the fonts of this page. */
export type PageAssets = {
  kinds: Readonly<Record<PageKind, KindAssets>>
  stylesheets: string[]
  fonts: PageFonts
  /** Scripts a development server wants first. */
  developmentScripts?: string[]
}

/** The whole document, with what its Content-Security-Policy must allow. */
export type RenderedPage = {
  html: string
  status: number
  inlineScripts: string[]
  inlineStyles: string[]
}

export type RenderPage = (input: PageInput, assets: PageAssets) => Promise<RenderedPage>
