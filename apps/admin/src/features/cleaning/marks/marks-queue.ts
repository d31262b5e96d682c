import type { markRooms } from '@innkeeper/api/cleaning/list.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { newId } from '../../../platform/new-id.ts'
import { type KeptMark, type Owner, type Press, waitingMarks } from './kept-mark.ts'
import type { MarkStore } from './mark-store.ts'
import { type Sending, sendKept } from './send-kept.ts'

export type QueueState = {
  /** Of the person and the property that are here now. */
  marks: readonly KeptMark[]
  /** The last try did not go through: they wait for the connection. */
  isWaiting: boolean
  /** How many went out after they had to wait; none once something else was pressed. */
  sentLate: number
  /** Whether they outlive the page. */
  outlivesPage: boolean
}

type Answer = AnswerOf<typeof markRooms>
type Person = Owner & { name: string }

/** What the browser and the server do for the queue; tests stand in for them. */
export type QueueWorld = Pick<Sending, 'sendPicture' | 'sendMarks' | 'now'> & {
  store: MarkStore
  /** Runs the work in one tab at a time. */
  inOneTab: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that what is kept has changed. */
  tellTabs: () => void
  /** Before a mark is kept: whose it is. */
  onKeep: (owner: Owner) => void
}

const NOTHING: QueueState = { marks: [], isWaiting: false, sentLate: 0, outlivesPage: true }

/**
 * What somebody marked, from the press until the server has it. It shows at once, is kept at once, and goes out in
 * order, each mark once, from one tab at a time.
 */
export function createMarksQueue(world: QueueWorld) {
  const { store } = world
  let state = NOTHING
  let owner: Person | null = null
  let onSent: (answer: Answer) => void = () => {}
  let lastMadeAt = 0
  let onTheirWay: readonly string[] = []
  let sending: Promise<void> | null = null
  /** Pressed, and not in the store yet or never to be, where a browser keeps nothing. */
  const inHand = new Map<string, KeptMark>()
  const takenBack = new Set<string>()
  const latest = { notBefore: 0 }
  const listeners = new Set<() => void>()

  const change = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** The same person opens it anew where a page is drawn again, also in the middle of a send. */
  const isHere = (of: Owner | null) =>
    of !== null && of.userId === owner?.userId && of.propertyId === owner.propertyId

  async function ownMarks(): Promise<KeptMark[]> {
    const kept = await store.read().catch(() => [])
    const all = new Map([...kept.map((mark) => [mark.id, mark] as const), ...inHand])
    return [...all.values()].filter((mark) => isHere(mark.owner) && !takenBack.has(mark.id))
  }
  const refresh = async () => change({ marks: await ownMarks() })

  async function keep(mark: KeptMark): Promise<void> {
    inHand.set(mark.id, mark)
    try {
      await store.keep(mark)
      if (inHand.get(mark.id) === mark) inHand.delete(mark.id)
    } catch {
      change({ outlivesPage: false })
    }
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) inHand.delete(id)
    await store.remove(ids).catch(() => undefined)
  }

  async function sendAll(): Promise<void> {
    const sender = owner
    const wasWaiting = state.isWaiting
    let sent = 0
    await refresh()
    if (waitingMarks(state.marks).length === 0) return change({ isWaiting: false })
    try {
      await sendKept(
        {
          ...world,
          read: ownMarks,
          // Somebody else may be here by the time of the answer.
          keep: async (mark) => (isHere(mark.owner) ? keep(mark).then(refresh) : undefined),
          remove: async (ids) => {
            sent += ids.length
            await remove(ids)
            await refresh()
          },
          onSending: (ids) => {
            onTheirWay = ids
          },
          onSent: (answer) => isHere(sender) && onSent(answer),
        },
        latest,
      )
      change({ isWaiting: false, sentLate: wasWaiting ? sent : 0 })
    } catch {
      change({ isWaiting: waitingMarks(state.marks).length > 0 })
    }
    if (sent > 0) world.tellTabs()
  }

  /** Sends what waits; what is pressed meanwhile goes after it. */
  function send(): Promise<void> {
    sending ??= world
      .inOneTab(sendAll)
      .catch(() => change({ isWaiting: true }))
      .finally(() => {
        sending = null
        if (!state.isWaiting && waitingMarks(state.marks).length > 0) void send()
      })
    return sending
  }

  return {
    /** Whose marks these are from here on; nobody's with null. */
    open(next: Person | null, hear: (answer: Answer) => void): void {
      owner = next
      onSent = hear
      void refresh().then(send)
    },
    /** Marks a room: shown and kept at once, and sent. Answers its id. */
    press(press: Press): string | null {
      if (!owner) return null
      const { userId, propertyId, name } = owner
      // Also two presses within a millisecond have an order.
      lastMadeAt = Math.max(world.now(), lastMadeAt + 1)
      const mark: KeptMark = {
        ...press,
        id: newId(),
        owner: { userId, propertyId },
        madeAt: lastMadeAt,
        by: { id: userId, name },
      }
      world.onKeep(mark.owner)
      change({ marks: [...state.marks, mark], sentLate: 0 })
      void keep(mark).then(() => {
        world.tellTabs()
        return send()
      })
      return mark.id
    },
    /** Takes a mark back that has not left the device, or one that was refused; false where it is too late. */
    takeBack(id: string): boolean {
      if (onTheirWay.includes(id) || !state.marks.some((mark) => mark.id === id)) return false
      takenBack.add(id)
      change({ marks: state.marks.filter((mark) => mark.id !== id) })
      void remove([id]).then(world.tellTabs)
      return true
    },
    send,
    /** What another tab kept, sent or removed. */
    refresh: () => void refresh(),
    /** Removes everything, whosever it is; answers how many had not been sent. */
    async forget(): Promise<number> {
      // At once: whoever is next may open it while the store is still read.
      const inHandNow = [...inHand.values()]
      owner = null
      inHand.clear()
      change(NOTHING)
      const kept = await store.read().catch(() => [])
      const all = new Map([...kept, ...inHandNow].map((mark) => [mark.id, mark]))
      await store.remove([...all.keys()]).catch(() => undefined)
      world.tellTabs()
      return waitingMarks([...all.values()]).length
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** How many would be lost where the person left now. */
    unsent: () => waitingMarks(state.marks).length,
  }
}

export type MarksQueue = ReturnType<typeof createMarksQueue>
