import type { AnswerStore } from '../../platform/answer-store.ts'
import { followLive } from '../../platform/live-stream.ts'
import { threadAddress, threadQuery } from './api.ts'
import type { ChatPlace } from './chat-place.ts'

const followed = new Map<string, { users: number; stop: () => void }>()

/** Asks for the thread anew when the house or another device wrote; once, however many show it. */
export function followThread(answers: AnswerStore, place: ChatPlace): () => void {
  const { key } = threadQuery(place)
  const known = followed.get(key) ?? { users: 0, stop: begin(answers, place) }
  known.users += 1
  followed.set(key, known)
  return () => {
    known.users -= 1
    if (known.users > 0) return
    known.stop()
    followed.delete(key)
  }
}

function begin(answers: AnswerStore, place: ChatPlace): () => void {
  return followLive((name, data) => {
    const { watchId } = answers.read(threadQuery(place)).data ?? { watchId: null }
    const isOwn = name === 'thread.shown' && watchId !== null && threadIn(data) === watchId
    // After a gap anything may have been written.
    if (isOwn || name === 'reset') void answers.refresh(threadAddress(place.hotel))
  })
}

function threadIn(data: string): unknown {
  try {
    return (JSON.parse(data) as { threadId?: unknown }).threadId
  } catch {
    return null
  }
}
