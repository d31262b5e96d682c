import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'

const DAY_SECONDS = 86_400

/** Keeps the guest's choice for the server's next page, and drops an older one from the address. */
export function rememberLanguage(code: string): void {
  const lifetime = APP_COOKIE_DAYS * DAY_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers guests use
  document.cookie = `language=${encodeURIComponent(code)}; path=/; max-age=${lifetime}; samesite=lax`
  dropFromAddress()
  // Closing the list of languages steps back in the history, to an address that may still name the old one.
  addEventListener('popstate', dropFromAddress, { once: true })
}

function dropFromAddress(): void {
  const address = new URL(location.href)
  address.searchParams.delete('language')
  history.replaceState(history.state, '', address)
}

/**
 * Opens the same page in another language, made by the server. It takes the place of the step that the open list
 * made: closing the list would go back by that step, and so call the way to the other page off.
 */
export function openInLanguage(index: number): void {
  const address = new URL(location.href)
  address.searchParams.set('language', String(index))
  history.replaceState(null, '')
  location.replace(address.href)
}
