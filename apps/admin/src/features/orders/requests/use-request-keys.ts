import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { askForNote } from './asked-note.ts'
import type { ListActs } from './list-acts.ts'
import { NOTE_MARK } from './note-field.tsx'
import { isWaiting } from './notice.ts'
import { isCancellable, isToDo } from './progress.ts'

const TARGET = '[data-request]'
const TYPED = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/** The request whose row holds the focus. */
function focusedId(): string | undefined {
  const row = document.activeElement?.closest('tr, li')
  return row?.querySelector<HTMLElement>(TARGET)?.dataset.request
}

/** The row takes the focus, so that the next key goes on from it. */
export function focusRow(id: string | undefined): void {
  if (id) document.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus()
}

function focusNote(requestId: string): void {
  const note = document.querySelector<HTMLElement>(`[${NOTE_MARK}]`)
  if (note) note.focus()
  else askForNote(requestId)
}

/** The neighbour of a row; the first one where none was chosen. */
export function neighbourOf<R extends { id: string }>(
  rows: readonly R[],
  id: string | undefined,
  step: 1 | -1,
) {
  const place = rows.findIndex((row) => row.id === id)
  return place < 0 ? rows[0] : rows[place + step]
}

type Settings = {
  acts: ListActs
  /** The request whose details are open; keys mean it before any row. */
  openId: string | undefined
  /** The same once it is loaded, also after an answer took it out of the list. */
  opened: RequestListItem | undefined
  /** A dialog has the keyboard. */
  isBusy: boolean
  onSoldOut: (() => void) | undefined
}

/**
 * J and K go through the rows, A accepts, D declines, F finishes, C cancels or refunds, N leads to the note, P prints,
 * E archives, X selects, S opens what is sold out; Enter opens by itself.
 */
export function useRequestKeys({ acts, openId, opened, isBusy, onSoldOut }: Settings): void {
  const current = () => openId ?? focusedId()
  const go = (step: 1 | -1) => () => {
    if (isBusy) return
    const next = neighbourOf(acts.rows, current(), step)
    if (!next) return
    if (openId) acts.open(next.id)
    else focusRow(next.id)
  }
  const act =
    (isPossible: (request: RequestListItem) => boolean, run: (request: RequestListItem) => void) => () => {
      const id = current()
      const request = [...acts.rows, ...(opened ? [opened] : [])].find((row) => row.id === id)
      if (!isBusy && request && isPossible(request)) run(request)
    }
  const isAnswered = (request: RequestListItem) => !isWaiting(request) && request.archivedAt === null
  const ifHandled = (isPossible: (request: RequestListItem) => boolean) => (request: RequestListItem) =>
    acts.mayHandle && isPossible(request)
  const toNote = ({ id }: RequestListItem) => {
    focusNote(id)
    if (!openId) acts.open(id)
  }
  const keys: HotkeyItem[] = [
    ['j', go(1)],
    ['k', go(-1)],
    ['a', act(isWaiting, acts.accept)],
    ['d', act(isWaiting, acts.decline)],
    ['f', act(isToDo, acts.finish)],
    ['c', act(ifHandled(isCancellable), acts.cancel)],
    [
      'n',
      act(
        ifHandled(() => true),
        toNote,
      ),
    ],
    ['p', act(() => true, acts.print)],
    ['s', () => isBusy || openId || onSoldOut?.()],
    ['e', act(ifHandled(isAnswered), acts.archive)],
    [
      'x',
      act(
        ifHandled(() => !openId),
        ({ id }) => acts.select(id, !acts.selected.has(id)),
      ),
    ],
  ]
  // A filter or a box that holds the focus takes no letters; a field does.
  useHotkeys(
    keys.map(([key, run]) => [key, unlessTyping(run), { preventDefault: false }]),
    [],
  )
}

function unlessTyping(run: HotkeyItem[1]): HotkeyItem[1] {
  return (event) => {
    if (document.activeElement?.matches(TYPED)) return
    event.preventDefault()
    run(event)
  }
}
