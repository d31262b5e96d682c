import type { EventName, RESET_EVENT } from '@innkeeper/api/events.ts'
import type { getPreview } from '@innkeeper/api/guestbook/preview.ts'
import type { EventStreamSettings } from '@innkeeper/ui/event-stream.ts'
import { type FollowingBrowser, followSharedStream } from '@innkeeper/ui/follow-shared-stream.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { liveAddress } from '../../platform/live-stream.ts'
import type { EndpointRoute } from '../../platform/query.ts'
import { guestbookQuery } from './api.ts'

const PREVIEW = { method: 'GET', path: 'guest/:hotel/guestbook/preview' } as const satisfies EndpointRoute<
  typeof getPreview
>

export type FollowedPreview = {
  hotel: string
  after: string | null
  languageIndex: number
  answers: AnswerStore
}

type Outside = {
  /** The page's own query: what it shows, to whom, and the token. */
  search: string
  reload: () => void
  openSource?: EventStreamSettings['openSource']
  sharing?: FollowingBrowser | null
}

const browser = (): Outside => ({ search: location.search, reload: () => location.reload() })

/** What makes the boxes of a draft stale; everything else that is heard makes the page stale. */
const DRAFT_EVENTS: readonly EventName[] = ['card.changed', 'cards.rearranged']
const PAGE_EVENTS: readonly (EventName | typeof RESET_EVENT)[] = ['property.changed', 'reset']

/**
 * Keeps a preview as it would be now. Drafts are saved with every few letters, so their boxes are asked for again in
 * place; what is published is shown by a new page. Answers how to stop.
 */
export function followPreview(
  { hotel, after, languageIndex, answers }: FollowedPreview,
  { search, reload, openSource, sharing }: Outside = browser(),
): () => void {
  const query = new URLSearchParams(search)
  const isDraft = query.get('draft') === '1'
  const token = query.get('token')
  const shown = guestbookQuery({ hotel, bookingId: null, languageIndex })
  const asked = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
  const refresh = oneAtATime(async () => {
    const input = { params: { hotel }, query: asked }
    answers.put(shown, await answers.call(PREVIEW as typeof getPreview, input))
  })
  const stream = {
    // The staff app's own stream, where this browser has one, carries all of this: a preview beside each open editor
    // would use up the connections the browser has.
    sharedAs: `${hotel} `,
    onBehind: isDraft ? refresh : reload,
    address: (known: string | null) => {
      const address = liveAddress(hotel, known)
      // Said in either case: the server ends the stream of a preview with the right to see it, by a reset.
      const more = new URLSearchParams({ draft: isDraft ? '1' : '0', ...(token ? { token } : {}) })
      return `${address}${address.includes('?') ? '&' : '?'}${more}`
    },
    after,
    // Publishing changes no draft: asking for them all just then would only keep guests waiting for what is new.
    names: isDraft ? [...DRAFT_EVENTS, ...PAGE_EVENTS] : ['guestbook.published', ...PAGE_EVENTS],
    onEvent: (name: string) => {
      if (DRAFT_EVENTS.some((event) => event === name)) refresh()
      else reload()
    },
    ...(openSource ? { openSource } : {}),
  }
  return followSharedStream(stream, sharing)
}

/** Runs the work again for whatever came while it ran, once; a failure waits for the next call. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work().catch(() => undefined)
    }
    isRunning = false
  }
  return () => void run()
}
