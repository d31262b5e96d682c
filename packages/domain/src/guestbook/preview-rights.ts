import { can } from '../team/capabilities.ts'
import type { Role } from '../team/roles.ts'
import type { PreviewSettings } from './preview-query.ts'

/** What somebody may look at in previews of a property; both false for whoever sees what any visitor does. */
export type PreviewRights = {
  /** Any kind of guest, room and time, drafts among them: with samples where a guest has something of their own. */
  content: boolean
  /** The guestbook as one real booking gets it. */
  guests: boolean
}

/** What the members together may look at: a link with a token of one may be opened by another. */
export function previewRightsOf(members: readonly { roles: readonly Role[] }[]): PreviewRights {
  return {
    content: members.some((member) => can(member, 'content:edit')),
    guests: members.some((member) => can(member, 'guests:manage')),
  }
}

/**
 * What is left of a preview's settings under these rights; null where nothing is, and the preview is anyone's. Who
 * edits content and manages no guests sees a sample instead of the booking asked for.
 */
export function allowedSettings(settings: PreviewSettings, rights: PreviewRights): PreviewSettings | null {
  if (rights.content) return rights.guests ? settings : { ...settings, booking: null }
  if (!rights.guests || settings.booking === null) return null
  // The booking says which room, state and groups; what is not published is for those who write it.
  return { ...settings, states: [], unitCategories: [], targetGroups: [], unit: null, isDraft: false }
}
