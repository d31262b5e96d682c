const PREFIX = 'card-'

/** Every place of a box in a page. */
export const CARD_PLACES = `[id^="${PREFIX}"]`

/** The id of a box's place in the page. */
export function cardId(boxId: string): string {
  return PREFIX + boxId
}

/** The box whose place an element is. */
export function boxIdOf(place: Pick<Element, 'id'>): string {
  return place.id.slice(PREFIX.length)
}
