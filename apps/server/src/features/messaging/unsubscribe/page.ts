import type { translate } from '@innkeeper/i18n/translate.ts'
import { escaped, formPage } from '../../../platform/web/form-page.ts'

type Words = { language: string; translate: typeof translate }
type Look = { look: string; fontsHref: string | null }

/** What the forms of the page send. */
export const PRESSES = ['stop', 'resume'] as const
export type Press = (typeof PRESSES)[number]

/** One button: stops offers, or takes that back. */
export function unsubscribePage({
  language,
  translate: t,
  property,
  isRefused,
  ...shown
}: Words & Look & { property: string; isRefused: boolean }): string {
  const press: Press = isRefused ? 'resume' : 'stop'
  const button = t(language, isRefused ? 'unsubscribe.undo' : 'unsubscribe.stop')
  return formPage({
    ...shown,
    language,
    hotel: property,
    title: isRefused
      ? t(language, 'unsubscribe.stoppedTitle')
      : t(language, 'unsubscribe.title', { property }),
    note: t(language, 'unsubscribe.note'),
    main: `<p role="status">${escaped(t(language, isRefused ? 'unsubscribe.done' : 'unsubscribe.on'))}</p>
<form method="post"><button${isRefused ? ' class="quiet"' : ''} name="action" value="${press}">${escaped(button)}</button></form>`,
  })
}

/** For an address that opens nothing; it does not say whether there is such a property or stay. */
export function unknownUnsubscribePage({ language, translate: t, ...shown }: Words & Look): string {
  return formPage({
    ...shown,
    language,
    hotel: '',
    note: '',
    title: t(language, 'unsubscribe.unknown.title'),
    main: `<p>${escaped(t(language, 'unsubscribe.unknown.text'))}</p>`,
  })
}
