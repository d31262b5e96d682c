import type { Readable } from 'node:stream'
import { addProblemPicture, getProblemPicture } from '@innkeeper/api/cleaning/list.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, respond, stream } from '../../../platform/http/handlers.ts'
import type { ProblemPictures } from './problem-pictures.ts'

export function problemPictureHandlers(pictures: ProblemPictures): Handler[] {
  return [
    respond(addProblemPicture, async ({ staff, query, request }) => {
      const body = request.body as Readable | null
      if (!body) throw new AppError('request/invalid', 'Send the bytes of the picture.')
      return pictures.add(staff, query.id, body)
    }),
    stream(getProblemPicture, ({ propertyId, params }, reply) =>
      pictures.send(reply, propertyId, params.pictureId),
    ),
  ]
}
