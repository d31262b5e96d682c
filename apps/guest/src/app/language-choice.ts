import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'

const DAY_SECONDS = 86_400

/** Keeps the guest's choice for the server's next page, and drops an older one from the address. */
export function rememberLanguage(code: string): void {
  const lifetime = APP_COOKIE_DAYS * DAY_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers guests use
  document.cookie = `language=${encodeURIComponent(code)}; path=/; max-age=${lifetime}; samesite=lax`
  const address = new URL(location.href)
  address.searchParams.delete('language')
  history.replaceState(history.state, '', address)
}
