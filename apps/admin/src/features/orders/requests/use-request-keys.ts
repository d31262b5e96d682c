import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useHotkeys } from '@mantine/hooks'
import type { ListActs } from './list-acts.ts'
import { isWaiting } from './notice.ts'

const TARGET = '[data-request]'

/** The request whose row holds the focus. */
function focusedId(): string | undefined {
  const row = document.activeElement?.closest('tr, li')
  return row?.querySelector<HTMLElement>(TARGET)?.dataset.request
}

/** The row takes the focus, so that the next key goes on from it. */
export function focusRow(id: string | undefined): void {
  if (id) document.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus()
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
  /** A dialog has the keyboard. */
  isBusy: boolean
}

/** J and K go through the rows, A accepts, D declines, E archives, X selects; Enter opens by itself. */
export function useRequestKeys({ acts, openId, isBusy }: Settings): void {
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
      const request = acts.rows.find((row) => row.id === id)
      if (!isBusy && request && isPossible(request)) run(request)
    }
  const isAnswered = (request: RequestListItem) => !isWaiting(request) && request.archivedAt === null
  useHotkeys([
    ['j', go(1)],
    ['k', go(-1)],
    ['a', act(isWaiting, acts.accept)],
    ['d', act(isWaiting, acts.decline)],
    ['e', act(isAnswered, acts.archive)],
    [
      'x',
      act(
        () => !openId,
        ({ id }) => acts.select(id, !acts.selected.has(id)),
      ),
    ],
  ])
}
