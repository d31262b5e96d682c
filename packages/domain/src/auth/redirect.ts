import { isOwnPath } from '../links.ts'
import { ADMIN_BASE } from './route-names.ts'

/** Where sign-in leads: the asked address when it is one of the staff app's own, else its first page (spec 2). */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || !isOwnPath(wanted)) return ADMIN_BASE
  const isOurs =
    wanted === ADMIN_BASE || wanted.startsWith(`${ADMIN_BASE}/`) || wanted.startsWith(`${ADMIN_BASE}?`)
  return isOurs && !wanted.startsWith(`${ADMIN_BASE}/login`) ? wanted : ADMIN_BASE
}
