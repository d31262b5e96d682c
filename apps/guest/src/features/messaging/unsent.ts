/** A message that has not reached the house. */
export type Unsent = {
  /** Under this it is written down once, however often it is sent. */
  clientKey: string
  text: string
  at: number
  /** Why the house did not take it; null while it waits to be sent. */
  problem: string | null
}

/** What a device keeps of one conversation. */
export type ChatState = {
  /** It wrote before, so there may be answers. */
  isKnown: boolean
  /** What is being written. */
  draft: string
  visitor: { name: string; room: string }
  unsent: readonly Unsent[]
}

export const NO_CHAT: ChatState = { isKnown: false, draft: '', visitor: { name: '', room: '' }, unsent: [] }

/** By conversation; those that changed last are kept. */
export type StoredChats = Readonly<Record<string, ChatState>>
const KEPT = 5

/** Under the name of a stay's link, or of a visitor without one. */
export const chatName = (bookingId: string | null) => bookingId ?? 'visitor'

export const chatIn = (chats: StoredChats, bookingId: string | null): ChatState =>
  chats[chatName(bookingId)] ?? NO_CHAT

export function withChat(chats: StoredChats, bookingId: string | null, state: ChatState): StoredChats {
  const name = chatName(bookingId)
  const others = Object.entries(chats).filter(([other]) => other !== name)
  return Object.fromEntries([...others.slice(-(KEPT - 1)), [name, state]])
}

export const queued = (state: ChatState, message: Omit<Unsent, 'problem'>): ChatState => ({
  ...state,
  isKnown: true,
  draft: '',
  unsent: [...state.unsent, { ...message, problem: null }],
})

export const taken = (state: ChatState, clientKey: string): ChatState => ({
  ...state,
  unsent: state.unsent.filter((message) => message.clientKey !== clientKey),
})

export const refused = (state: ChatState, clientKey: string, problem: string | null): ChatState => ({
  ...state,
  unsent: state.unsent.map((message) =>
    message.clientKey === clientKey ? { ...message, problem } : message,
  ),
})

/** The next to be sent: one that was refused holds nobody up. */
export const nextUnsent = ({ unsent }: ChatState): Unsent | undefined =>
  unsent.find(({ problem }) => problem === null)

/** Takes anything: what is stored may be of another version. */
export function parseChats(stored: unknown): StoredChats {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, chat]) => (isRecord(chat) ? [[name, parseChat(chat)]] : [])),
  )
}

function parseChat({ isKnown, draft, visitor, unsent }: Record<string, unknown>): ChatState {
  const { name, room } = isRecord(visitor) ? visitor : {}
  return {
    isKnown: isKnown === true,
    draft: textOf(draft),
    visitor: { name: textOf(name), room: textOf(room) },
    unsent: Array.isArray(unsent) ? unsent.flatMap(parseUnsent) : [],
  }
}

function parseUnsent(stored: unknown): Unsent[] {
  if (!isRecord(stored)) return []
  const { clientKey, text, at, problem } = stored
  if (typeof clientKey !== 'string' || typeof text !== 'string' || typeof at !== 'number') return []
  return [{ clientKey, text, at, problem: typeof problem === 'string' ? problem : null }]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
