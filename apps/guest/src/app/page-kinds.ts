import type { PageKind } from '@innkeeper/api/page.ts'
import type { PageKindEntry } from './page-kind.ts'
import { customPageKind } from './pages/custom-page/page-kind.tsx'
import { failureKind } from './pages/failure/page-kind.tsx'
import { guestbookKind } from './pages/guestbook/page-kind.tsx'
import { orderKind } from './pages/order/page-kind.tsx'
import { registrationKind } from './pages/registration/page-kind.tsx'
import { storeKind } from './pages/store/page-kind.tsx'
import { surveyKind } from './pages/survey/page-kind.tsx'
import { upgradesKind } from './pages/upgrades/page-kind.tsx'
import { welcomeKind } from './pages/welcome/page-kind.tsx'

export type PageKinds = { readonly [K in PageKind]: PageKindEntry<K> }

/**
 * Every kind of guest page: its texts, styles, screen, start and description. A new kind is its data in
 * packages/api/src/page.ts, a folder in pages/ and a line here; the build finds its start by the folder.
 */
export const PAGE_KINDS: PageKinds = {
  guestbook: guestbookKind,
  page: customPageKind,
  order: orderKind,
  registration: registrationKind,
  store: storeKind,
  survey: surveyKind,
  upgrades: upgradesKind,
  welcome: welcomeKind,
  failure: failureKind,
}
