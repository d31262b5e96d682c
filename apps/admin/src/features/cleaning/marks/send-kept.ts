import type { markRooms } from '@innkeeper/api/cleaning/list.ts'
import { CallError } from '@innkeeper/api/client.ts'
import type { AnswerOf, BodyOf } from '@innkeeper/api/endpoint.ts'
import { MARKS_PER_CALL } from '@innkeeper/domain/cleaning/constants.ts'
import { codeOf, isSetUpMissing, isSignedOut } from '../../../platform/error-text.ts'
import { agesOf } from './ages.ts'
import { type KeptMark, type KeptPicture, newMark, waitingMarks } from './kept-mark.ts'

type Answer = AnswerOf<typeof markRooms>

export type Sending = {
  /** All that is kept, as it is now: another tab may have kept or sent some. */
  read: () => Promise<KeptMark[]>
  keep: (mark: KeptMark) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  sendPicture: (picture: KeptPicture) => Promise<void>
  sendMarks: (body: BodyOf<typeof markRooms>) => Promise<Answer>
  /** Which marks are on their way now: they cannot be taken back any more. */
  onSending: (ids: readonly string[]) => void
  onSent: (answer: Answer) => void
  now: () => number
}

const TOO_MANY_CALLS = 429
const FIRST_SERVER_FAULT = 500

/** Whether another try later may go through; else the mark itself was refused. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError) || isSignedOut(error)) return true
  // A newer version of the app can send it, and so can whoever has set up their second factor.
  if (error.code === 'client/too-old' || isSetUpMissing(error)) return true
  return error.code === 'offline' || error.status === TOO_MANY_CALLS || error.status >= FIRST_SERVER_FAULT
}

/** Sends what is kept, in order and each once; throws where it has to wait. */
export async function sendKept(sending: Sending, latest: { notBefore: number }): Promise<void> {
  let most = MARKS_PER_CALL
  for (;;) {
    const batch = waitingMarks(await sending.read()).slice(0, most)
    if (batch.length === 0) return
    sending.onSending(batch.map(({ id }) => id))
    try {
      const marks = await withPictures(sending, batch)
      if (marks.length === 0) continue
      const isRefused = await sendBatch(sending, marks, latest)
      // One of them spoils the call: one by one, those that are right go through.
      most = isRefused && marks.length > 1 ? 1 : most
      if (isRefused && marks.length === 1 && marks[0]) await refuse(sending, marks[0], isRefused.code)
    } finally {
      sending.onSending([])
    }
  }
}

/** Sends the pictures that the marks name; answers the marks whose pictures are there. */
async function withPictures(sending: Sending, batch: readonly KeptMark[]): Promise<KeptMark[]> {
  const complete: KeptMark[] = []
  for (const mark of batch) {
    try {
      for (const picture of mark.pictures ?? []) await sending.sendPicture(picture)
      complete.push(mark)
    } catch (error) {
      if (isPassing(error)) throw error
      await refuse(sending, mark, codeOf(error))
    }
  }
  return complete
}

async function sendBatch(
  sending: Sending,
  marks: readonly KeptMark[],
  latest: { notBefore: number },
): Promise<{ code: string } | null> {
  const ages = agesOf(
    marks.map(({ madeAt }) => madeAt),
    sending.now(),
    latest.notBefore,
  )
  try {
    const answer = await sending.sendMarks({ marks: marks.map((mark, at) => newMark(mark, ages[at] ?? 0)) })
    const refused = new Map(answer.refused.map(({ id, code }) => [id, code]))
    for (const mark of marks) {
      const code = refused.get(mark.id)
      if (code !== undefined) await refuse(sending, mark, code)
    }
    sending.onSent(answer)
    await sending.remove(marks.filter(({ id }) => !refused.has(id)).map(({ id }) => id))
    return null
  } catch (error) {
    if (isPassing(error)) throw error
    return { code: codeOf(error) }
  } finally {
    // Also where no answer came: the call may have reached the server.
    latest.notBefore = sending.now() - (ages.at(-1) ?? 0)
  }
}

function refuse(sending: Sending, mark: KeptMark, refusal: string): Promise<void> {
  return sending.keep({ ...mark, refusal })
}
