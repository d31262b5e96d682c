import { uploadOwnPicture } from '@innkeeper/api/auth/own-account.ts'
import { addressOf, answerOf, CallError, VERSION_HEADER } from '@innkeeper/api/client.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { clientVersion } from '../../../platform/client-version.ts'

/** Sends the bytes of a picture; refusals are thrown as by any call. */
export async function sendPicture(file: File): Promise<AnswerOf<typeof uploadOwnPicture>> {
  const answer = await fetch(addressOf(uploadOwnPicture, {}), {
    method: uploadOwnPicture.method,
    headers: { 'content-type': 'application/octet-stream', [VERSION_HEADER]: await clientVersion() },
    body: file,
  }).catch((cause: unknown) => {
    throw new CallError('offline', 0, String(cause))
  })
  return answerOf(answer)
}
