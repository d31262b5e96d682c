import type { PreviewRights } from '@innkeeper/domain/guestbook/preview-rights.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endWithRight } from '../../platform/events/end-with-right.ts'
import { FAREWELL_FRAME } from '../../platform/events/frames.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { openLiveStream } from '../../platform/events/stream.ts'
import type { Previews } from './previews.ts'

type Opening = { request: FastifyRequest; reply: FastifyReply; propertyId: string; isDraft: boolean }
type Services = { hub: EventHub; previews: Pick<Previews, 'listener' | 'viewerOf'> }

/**
 * What an open preview hears. It ends with the right to see the preview, and the page is told to read itself anew: it
 * then shows what any visitor sees.
 */
export async function openPreviewStream(
  { request, reply, propertyId, isDraft }: Opening,
  { hub, previews }: Services,
): Promise<void> {
  const viewer = await previews.listener(request, propertyId)
  const hearsDrafts = isDraft && viewer?.rights.content
  openLiveStream(hub, request, reply, { propertyId, audience: hearsDrafts ? 'preview' : 'guest' })
  if (!viewer) {
    // The right ended after the page was opened.
    if (!reply.raw.writableEnded) reply.raw.write(FAREWELL_FRAME)
    return
  }
  endWithRight(hub, reply, {
    userIds: viewer.members.map(({ userId }) => userId),
    hasRight: async () => {
      const now = await previews.viewerOf(request, propertyId)
      return now !== null && keeps(viewer.rights, now.rights)
    },
    farewell: FAREWELL_FRAME,
  })
}

/** Whether nothing was lost of what the page was opened with. */
function keeps(before: PreviewRights, now: PreviewRights): boolean {
  return (now.content || !before.content) && (now.guests || !before.guests)
}
