import { previewUnit } from '@innkeeper/domain/guestbook/preview.ts'
import { type PreviewSettings, parsePreview } from '@innkeeper/domain/guestbook/preview-query.ts'
import { allowedSettings } from '@innkeeper/domain/guestbook/preview-rights.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import type { FastifyRequest } from 'fastify'
import type { EntryLog } from '../audit/service.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertySnapshot } from '../properties/service.ts'
import type { PreviewViewer, PreviewViewers } from './preview-viewers.ts'

export type PreviewEntries = ReturnType<typeof createPreviewEntries>

type Dependencies = { guests: GuestService; entries: EntryLog; viewers: PreviewViewers }
type Query = Readonly<Record<string, unknown>>
type Note = EntryLog['notePreview']

/** The ways into a preview: each asks who looks, keeps to what they may see, and writes the provider's staff down. */
export function createPreviewEntries({ guests, entries, viewers }: Dependencies) {
  /** What of the query this viewer gets to see; null where that is what any visitor sees. */
  async function settingsFor({ rights }: PreviewViewer, propertyId: string, query: Query) {
    const settings = allowedSettings(parsePreview(query), rights)
    if (!settings || rights.content) return settings
    // A key that opens no stay must not open anything else.
    return (await guests.visitorOf(propertyId, settings.booking)) === QR_VISITOR ? null : settings
  }

  async function noteEach(viewer: PreviewViewer, details: Record<string, string>, note: Note) {
    const people = new Map(viewer.members.map((member) => [member.userId, member]))
    for (const member of people.values()) await note(member, details)
  }

  const enter = (note: Note) => async (request: FastifyRequest, snapshot: PropertySnapshot, query: Query) => {
    const { propertyId } = snapshot.property
    const viewer = await viewers.viewerOf(request, propertyId)
    const settings = viewer && (await settingsFor(viewer, propertyId, query))
    if (!viewer || !settings) return null
    await noteEach(viewer, await wordsOf(settings, snapshot), note)
    return { token: viewer.token, settings }
  }

  return {
    /** A page is opened; null where the preview is anyone's. */
    open: enter(entries.notePreview),

    /** What an open page asks for again. */
    ask: enter(entries.notePreviewCall),

    /** The key with which orders are tried out on a page of their own; null for anyone. */
    async keyOf(request: FastifyRequest, propertyId: string): Promise<string | null> {
      const viewer = await viewers.viewerOf(request, propertyId)
      if (viewer) await noteEach(viewer, { preview: 'Order' }, entries.notePreview)
      return viewer?.token ?? null
    },

    viewerOf: viewers.viewerOf,

    /** Who begins to listen to what happens in a preview; null for anyone. */
    async listener(request: FastifyRequest, propertyId: string): Promise<PreviewViewer | null> {
      const viewer = await viewers.viewerOf(request, propertyId)
      if (viewer) await noteEach(viewer, { preview: 'Live' }, entries.notePreviewCall)
      return viewer
    },
  }

  /** For the audit log: what was looked at, and of which room or stay. */
  async function wordsOf(settings: PreviewSettings, snapshot: PropertySnapshot) {
    const room = previewUnit(settings, snapshot)?.code
    const looked = settings.isDraft ? 'Drafts' : 'Published'
    const stay = await guests.stayOf(snapshot.property.propertyId, settings.booking)
    return {
      preview: settings.booking === null ? looked : `${looked}, as one guest sees it`,
      ...(room ? { room } : {}),
      ...(stay ? { booking: stay.bookingNumber } : {}),
    }
  }
}
