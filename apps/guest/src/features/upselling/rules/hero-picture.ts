import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'

/** The photograph above the store: of what is had during the stay, else of anything. It is there with the first HTML. */
export function heroPicture({ deals }: Pick<Store, 'deals'>): BoxPicture | null {
  const during = deals.filter(({ section }) => section === 'stay')
  return [...during, ...deals].flatMap(({ pictures }) => pictures)[0] ?? null
}
