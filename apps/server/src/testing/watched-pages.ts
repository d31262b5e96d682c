import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { PageToRender, WebApps } from '../platform/web/port.ts'
import { plainPages } from './plain-pages.ts'

export type WatchedPages = {
  web: WebApps
  /** What was rendered so far, in this order. */
  rendered: PageToRender[]
  /** The guestbooks among them, by the box that is open in each. */
  openBoxes(): (string | null)[]
  /** Guestbooks with an open box wait from now on until the answered function is called. */
  holdOpenBoxes(): () => void
}

/** Plain pages that tell what was rendered, and can be held while they are. */
export function watchedPages(): WatchedPages {
  const plain = plainPages()
  const rendered: PageToRender[] = []
  let held: Promise<void> = Promise.resolve()
  const openBoxOf = ({ data }: PageToRender) => (data.kind === 'guestbook' ? data.openBox : null)
  return {
    rendered,
    openBoxes: () =>
      rendered
        .filter(({ data }) => data.kind === 'guestbook')
        .map(({ data }) => (data as PageDataOf<'guestbook'>).openBox),
    holdOpenBoxes() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    web: {
      ...plain,
      async renderPage(input, fonts) {
        rendered.push(input)
        if (openBoxOf(input) !== null) await held
        return plain.renderPage(input, fonts)
      },
    },
  }
}
