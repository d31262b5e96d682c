/** What every row of the list is drawn by. */
export type RowSettings = {
  isInspected: boolean
  /** Whom a room can be given to. */
  people: readonly { id: string; name: string }[]
  userId: string
  mayMark: boolean
}
