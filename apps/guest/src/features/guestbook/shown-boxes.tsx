import type { Box } from '@innkeeper/api/guestbook.ts'
import { createLiveValue } from '../../platform/live-value.tsx'

/** The boxes open now, for those that hold or name others. */
export type ShownBoxes = {
  all: readonly Box[]
  /** The box's language, only where it is not the page's own. */
  languageOf: (box: Box) => string | undefined
}

export const [ShownBoxesProvider, useShownBoxes] = createLiveValue<ShownBoxes>({
  all: [],
  languageOf: () => undefined,
})

/** The boxes a group or slider holds, in order. */
export function useHeldBoxes(holderId: string): Box[] {
  return useShownBoxes().all.filter((box) => box.parentId === holderId)
}

/** Puts a guest's own boxes into the places the shared page keeps for them. */
export function withOwnBoxes(boxes: readonly Box[], own: readonly Box[]): Box[] {
  const byId = new Map(own.map((box) => [box.id, box]))
  return boxes.map((box) => (box.isSealed ? (byId.get(box.id) ?? box) : box))
}

/** The box an address names: by its own id or by that of the form it opens (spec 2). */
export function findBox(boxes: readonly Box[], id: string): Box | undefined {
  return boxes.find((box) => box.id === id || box.options.form === id)
}
