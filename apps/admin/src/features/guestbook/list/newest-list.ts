import type { CardList } from '../card-list-changes.ts'

type Asked = {
  ask: () => Promise<CardList>
  /** What is on screen by now. */
  known: () => CardList | undefined
  movesAnswered: () => Promise<void>
}

/** The list; one that was on its way while cards were moved is asked for again, or they would jump back for good. */
export async function newestList({ ask, known, movesAnswered }: Asked): Promise<CardList> {
  const list = await ask()
  await movesAnswered()
  return (known()?.orderRevision ?? 0) > list.orderRevision ? ask() : list
}
