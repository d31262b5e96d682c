import { fillPath, type QueryValues, queryString } from '@innkeeper/api/address.ts'
import { PREVIEW_LANGUAGE_INDEX } from '@innkeeper/domain/guestbook/constants.ts'
import { stateNamed } from '@innkeeper/domain/guestbook/preview-query.ts'
import { clockOfMinute, type LocalTime } from '@innkeeper/domain/time.ts'

/*
 * Where the guest addresses of spec 2 lead. Every one of them stays on this origin: a path of ours with encoded
 * parts, and the query that came with it.
 */

export type Query = QueryValues

/** Who followed which address. */
export type Visit = {
  hotel: string
  params: Readonly<Record<string, string | undefined>>
  query: Query
  /** The booking the address carries or the one last opened for the property. */
  linkKey: string | null
}

/** Longer than anybody's; proxies refuse answers whose headers are longer still. */
const LONGEST_ADDRESS = 4000

/** The guestbook of this visitor, keeping the query; `box` opens one there. */
export function guestbookAddress({ hotel, linkKey, query }: Visit, box?: string): string {
  return withQuery(guestbookPath(hotel, linkKey), query, box)
}

/** A booking's own guestbook, or the one for everybody. */
export function guestbookPath(hotel: string, linkKey: string | null): string {
  const path = linkKey === null ? '/guestbook/:hotel' : '/guestbook/:hotel/:guestid'
  return fillPath(path, { hotel, guestid: linkKey ?? '' })
}

/** A path with the query and the box to open; of an absurdly long query nothing is kept. */
export function withQuery(path: string, query: Query, box?: string): string {
  const { box: other, ...rest } = query
  const opened = box ?? other
  const address = path + queryString({ ...rest, box: opened })
  return address.length > LONGEST_ADDRESS ? path : address
}

/** What `/mobile` tells a preview: the phase, the first language, and now by the property's clock (spec 2). */
export function previewQuery(guestPhase: string | undefined, now: LocalTime): Query {
  const state = guestPhase === undefined ? null : stateNamed(guestPhase)
  if (state === null) return {}
  return {
    states: [state],
    language: PREVIEW_LANGUAGE_INDEX,
    weekdays: [now.weekday],
    times: [clockOfMinute(now.minute)],
  }
}
