import { addressOf, CALL_TIMEOUT_MS, CallError, VERSION_HEADER } from '@innkeeper/api/client.ts'
import type {
  getSentRegistrationForm,
  makeRegistrationLink,
  sendIdPicture,
} from '@innkeeper/api/registration/guest.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { clientVersion } from '../../platform/client-version.ts'
import { type EndpointRoute, queryOf } from '../../platform/query.ts'

const PICTURE = {
  method: 'POST',
  path: 'guest/:hotel/registrationPictures',
} as const satisfies EndpointRoute<typeof sendIdPicture>
const LINK = { method: 'POST', path: 'guest/:hotel/registrationLinks' } as const satisfies EndpointRoute<
  typeof makeRegistrationLink
>
const OWN_FORM = {
  method: 'GET',
  path: 'guest/:hotel/submittedRegistrationFormsV2/:formId',
} as const satisfies EndpointRoute<typeof getSentRegistrationForm>

/** A photograph over a weak connection. */
const PICTURE_TIMEOUT_MS = 6 * CALL_TIMEOUT_MS

/** The form this device sent, for half an hour. */
export function ownFormQuery(hotel: string, formId: string) {
  return queryOf<typeof getSentRegistrationForm>(OWN_FORM, { params: { hotel, formId } })
}

type Link = { booking: string; name: string; replaces?: string }

export function makeLink({ call }: AnswerStore, hotel: string, body: Link) {
  return call(LINK as typeof makeRegistrationLink, { params: { hotel }, body })
}

export type SentPicture = {
  hotel: string
  booking: string
  /** The same for every try: a picture that arrived is not stored twice. */
  clientKey: string
  picture: Blob
  /** Told the share that has left the device, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a picture and tells how far it is, which fetch cannot. Answers its id. */
export function sendPicture({ hotel, booking, clientKey, picture, onProgress, signal }: SentPicture) {
  const query = { booking, clientKey }
  const address = addressOf(PICTURE as typeof sendIdPicture, { params: { hotel }, query })
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cut = () => reject(new CallError('offline', 0, 'The connection was cut.'))
    request.open('POST', address)
    request.timeout = PICTURE_TIMEOUT_MS
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader(VERSION_HEADER, clientVersion())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = cut
    request.ontimeout = cut
    request.onabort = cut
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      if (request.status < 300 && answer.data) resolve(answer.data.pictureId)
      else reject(new CallError(answer.code ?? 'server/error', request.status, 'The picture was refused.'))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(picture)
  })
}

type PictureAnswer = { data?: { pictureId: string }; code?: CallError['code'] }

/** What came instead of an answer, from a proxy on the way, has no words for the guest. */
function readAnswer(text: string): PictureAnswer {
  try {
    return JSON.parse(text) as PictureAnswer
  } catch {
    return {}
  }
}
