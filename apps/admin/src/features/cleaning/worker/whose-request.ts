import { SESSION_ADDRESS, WORKER_SCOPE } from '../offline/kept-names.ts'

/** What a request of the page is to its copy; everything else goes where it always went. */
export type RequestKind = 'page' | 'session' | 'part'

type Asked = { url: URL; method: string; isNavigation: boolean }

export function kindOf(
  { url, method, isNavigation }: Asked,
  origin: string,
  parts: readonly string[],
): RequestKind | null {
  if (method !== 'GET' || url.origin !== origin) return null
  if (isNavigation)
    return url.pathname === WORKER_SCOPE || url.pathname === `${WORKER_SCOPE}/` ? 'page' : null
  if (url.pathname === SESSION_ADDRESS) return 'session'
  return parts.includes(url.pathname) ? 'part' : null
}

/** A server that cannot answer, or a proxy without its server. */
export function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status >= 502 && status <= 504
}
