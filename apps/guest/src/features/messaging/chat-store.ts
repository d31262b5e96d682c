import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { mayComeLater } from '../../platform/retry.ts'
import { createStoredValue, type StoredValue } from '../../platform/stored-value.ts'
import { threadQuery, writeMessage } from './api.ts'
import { type ChatPlace, chatKey } from './chat-place.ts'
import {
  type ChatState,
  chatIn,
  nextUnsent,
  parseChats,
  queued,
  refused,
  type StoredChats,
  taken,
  withChat,
} from './unsent.ts'

const byProperty = new Map<string, StoredValue<StoredChats>>()

function storedChats(hotel: string): StoredValue<StoredChats> {
  const known = byProperty.get(hotel)
  if (known) return known
  const made = createStoredValue({ key: chatKey(hotel), parse: parseChats })
  byProperty.set(hotel, made)
  return made
}

export type ChatStore = ReturnType<typeof createChatStore>

/** What this device keeps of a conversation, and how what was written reaches the house. */
export function createChatStore(answers: AnswerStore, place: ChatPlace) {
  const { hotel, bookingId } = place
  const stored = storedChats(hotel)
  const read = () => chatIn(stored.read(), bookingId)
  const change = (next: (state: ChatState) => ChatState) =>
    stored.write(withChat(stored.read(), bookingId, next(read())))
  let isSending = false

  /** Sends what waits, one after the other; what did not arrive stays for another time. */
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let next = nextUnsent(read()); next; next = nextUnsent(read())) {
        const { text, clientKey } = next
        const { visitor } = read()
        const isNamed = bookingId === null && visitor.name !== '' && visitor.room !== ''
        try {
          const thread = await writeMessage(answers, place, {
            text,
            clientKey,
            visitor: isNamed ? visitor : undefined,
          })
          show(thread)
          change((state) => taken(state, clientKey))
        } catch (error) {
          const { code } = error as { code?: string }
          if (code !== 'thread/limit-reached' && mayComeLater(error)) return
          change((state) => refused(state, clientKey, code ?? 'server/error'))
        }
      }
    } finally {
      isSending = false
    }
  }

  function show(thread: GuestThread): void {
    answers.put(threadQuery(place), thread)
  }

  return {
    read,
    subscribe: stored.subscribe,
    send,
    show,
    write(text: string): void {
      change((state) => queued(state, { clientKey: newClientKey(), text, at: Date.now() }))
      void send()
    },
    /** A picture was sent: there may be answers. */
    know: () => change((state) => ({ ...state, isKnown: true })),
    draft: (draft: string) => change((state) => ({ ...state, draft })),
    nameVisitor: (visitor: ChatState['visitor']) => change((state) => ({ ...state, visitor })),
    retry(clientKey: string): void {
      change((state) => refused(state, clientKey, null))
      void send()
    },
    discard: (clientKey: string) => change((state) => taken(state, clientKey)),
  }
}
