/** When a page was kept, in milliseconds, for the choice between kept ones. */
export const SAVED_AT_HEADER = 'x-saved-at'

/** Only a whole answer from the address asked is worth keeping. */
export function isWorthKeeping(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected
}

/** A page that says it is for nobody to keep, as a preview does, is not kept here either. */
export function isPageWorthKeeping(response: Response): boolean {
  return isWorthKeeping(response) && !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
}

/** The page as it is kept: it says itself when that was, since nothing else tells a page where it came from. */
export async function markedPage(response: Response, now: number): Promise<Response> {
  const html = await response.text()
  const headers = new Headers(response.headers)
  // The text is plain again.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(SAVED_AT_HEADER, String(now))
  return new Response(html.replace('<html ', `<html data-saved-at="${now}" `), { headers })
}

/** Of kept pages, the one kept last. */
export function latestOf<T extends { savedAt: number }>(pages: readonly T[]): T | undefined {
  return pages.reduce<T | undefined>(
    (latest, page) => (latest && latest.savedAt >= page.savedAt ? latest : page),
    undefined,
  )
}
