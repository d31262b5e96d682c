import { CallError } from '@innkeeper/api/client.ts'
import type { FormKind, Versioned } from './form-kind.ts'
import { createFormStore } from './form-store.ts'
import { memoryPort } from './memory-port.ts'

/** How long an answer takes, in milliseconds. */
const ANSWER_MS = 20

/** A server with one thing that people edit, and a browser that stores a draft of it, for tests. */
export function sampleServer<Read extends Versioned & { revision: number }, Draft extends object>(
  kind: FormKind<Read, Draft>,
  start: Read,
  withDraft: (read: Read, draft: Draft) => Read,
) {
  let current = start
  let failure: CallError | null = null
  const storage = memoryPort()
  const sent: [revision: number, Draft][] = []
  const taken: Draft[] = []
  const put = (draft: Draft, changedBy: string): Read => {
    current = { ...withDraft(current, draft), revision: current.revision + 1, changedBy }
    return current
  }
  const send = async (base: Read, draft: Draft) => {
    sent.push([base.revision, draft])
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    if (failure) throw failure
    if (base.revision !== current.revision) throw new CallError(kind.stale.code, 409, 'stale', { current })
    taken.push(draft)
    return put(draft, 'me')
  }
  return {
    open: () => createFormStore(kind, current, { send, unsaved: storage, now: Date.now }),
    /** Every request, with the revision it was based on. */
    sent,
    /** What was saved of it. */
    taken,
    storage,
    saved: () => current,
    colleague: (change: (draft: Draft) => Draft) => put(change(kind.draftOf(current)), 'Anna'),
    fail: (error: CallError | null) => {
      failure = error
    },
  }
}
