import { unsavedDrafts } from '../../../platform/unsaved-drafts.ts'
import type { AnswerChannel } from './api.ts'

/** An answer on its way. The key stays with it: sent twice, it is written once. */
export type Outgoing = {
  clientKey: string
  text: string
  channel: AnswerChannel
  at: string
  hasFailed: boolean
}
/** What somebody is writing in a thread, and what of it is on its way. */
export type AnswerDraft = { text: string; channel: AnswerChannel | null; outgoing: readonly Outgoing[] }

const NOTHING: AnswerDraft = { text: '', channel: null, outgoing: [] }
/** After a reload, older than this is not sent without being asked for again. */
const STILL_MEANT_MS = 5 * 60_000

type Storage = Pick<typeof unsavedDrafts, 'read' | 'write' | 'remove'>
const nameOf = (threadId: string) => `answer:${threadId}`

/** Drafts of all threads; they outlive a reload, and what is on its way goes on when its thread is left. */
export function createAnswerDrafts(storage: Storage) {
  const drafts = new Map<string, AnswerDraft>()
  const listeners = new Set<() => void>()

  const of = (threadId: string): AnswerDraft => {
    const known = drafts.get(threadId)
    if (known) return known
    const stored = storage.read(nameOf(threadId)) as AnswerDraft | null
    const draft = stored ?? NOTHING
    drafts.set(threadId, draft)
    return draft
  }
  const put = (threadId: string, change: Partial<AnswerDraft>): void => {
    const next = { ...of(threadId), ...change }
    drafts.set(threadId, next)
    const isEmpty = next.text === '' && next.channel === null && next.outgoing.length === 0
    if (isEmpty) storage.remove(nameOf(threadId))
    else storage.write(nameOf(threadId), next)
    for (const listener of listeners) listener()
  }
  const mark = (threadId: string, clientKey: string, hasFailed: boolean): Outgoing | null => {
    const { outgoing } = of(threadId)
    const one = outgoing.find((known) => known.clientKey === clientKey)
    if (!one) return null
    put(threadId, { outgoing: outgoing.map((known) => (known === one ? { ...one, hasFailed } : known)) })
    return { ...one, hasFailed }
  }
  const drop = (threadId: string, clientKey: string) =>
    put(threadId, { outgoing: of(threadId).outgoing.filter((one) => one.clientKey !== clientKey) })

  return {
    of,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (threadId: string, change: Pick<Partial<AnswerDraft>, 'text' | 'channel'>) =>
      put(threadId, change),
    /** Takes the words out of the box; a second press finds none. */
    send: (threadId: string, sent: Pick<Outgoing, 'clientKey' | 'channel' | 'at'>): Outgoing | null => {
      const draft = of(threadId)
      const text = draft.text.trim()
      if (text === '') return null
      const one = { ...sent, text, hasFailed: false }
      put(threadId, { text: '', outgoing: [...draft.outgoing, one] })
      return one
    },
    arrived: drop,
    failed: (threadId: string, clientKey: string) => mark(threadId, clientKey, true),
    again: (threadId: string, clientKey: string) => mark(threadId, clientKey, false),
    /** Back into the box, before what was written since. */
    takeBack: (threadId: string, clientKey: string): void => {
      const { outgoing, text } = of(threadId)
      const one = outgoing.find((known) => known.clientKey === clientKey)
      if (!one) return
      drop(threadId, clientKey)
      put(threadId, { text: [one.text, text].filter(Boolean).join('\n'), channel: one.channel })
    },
    /** What a reload cut off: sent again while it is still meant, else shown as failed. */
    cutOff: (threadId: string, now: number): Outgoing[] => {
      const waiting = of(threadId).outgoing.filter(({ hasFailed }) => !hasFailed)
      const isMeant = ({ at }: Outgoing) => now - Date.parse(at) < STILL_MEANT_MS
      for (const one of waiting) if (!isMeant(one)) mark(threadId, one.clientKey, true)
      return waiting.filter(isMeant)
    },
  }
}

export type AnswerDrafts = ReturnType<typeof createAnswerDrafts>
export const answerDrafts = createAnswerDrafts(unsavedDrafts)
