import type { CardState } from './visibility-schema.ts'

/** As whom and when a preview looks at the guestbook. */
export type ViewAs = {
  state: CardState
  /** Link key of a booking: as this guest, whatever else is said of state, unit and groups. */
  booking?: string | null
  /** Ids. */
  unit?: string | null
  unitCategories?: readonly string[]
  targetGroups?: readonly string[]
  /** YYYY-MM-DD; today where it is not said. */
  date?: string | null
  /** HH:mm; now where it is not said. */
  time?: string | null
  /** Index. */
  language?: number | null
  /** The card whose box is open. */
  box?: string | null
  isDraft: boolean
}

/** The address of a preview, for whoever holds the token. */
export function previewPath(propertyId: string, view: ViewAs, token: string): string {
  const query: [string, string | number | null | undefined][] = [
    ['draft', view.isDraft ? 1 : null],
    ['states', view.state],
    ['booking', view.booking],
    ['unit', view.unit],
    ...(view.unitCategories ?? []).map((id): [string, string] => ['unitCategories', id]),
    ...(view.targetGroups ?? []).map((id): [string, string] => ['targetGroups', id]),
    ['date', view.date],
    ['times', view.time],
    ['language', view.language],
    ['box', view.box],
    ['token', token],
  ]
  const said = query.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `/guestbook/${encodeURIComponent(propertyId)}/preview?${said.join('&')}`
}
