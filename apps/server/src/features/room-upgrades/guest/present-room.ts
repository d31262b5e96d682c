import type { GuestRoom } from '@innkeeper/api/room-upgrades.ts'
import { altFor } from '@innkeeper/domain/media/alt.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { roomWords } from '@innkeeper/domain/room-upgrades/words.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import type { OfferedRooms } from './offered-rooms.ts'

type Setting = {
  offered: OfferedRooms
  snapshot: Pick<PropertySnapshot, 'property' | 'unitCategories'>
  languageIndex: number
}

/** A category of rooms in one language, with its pictures. */
export function presentRoom(categoryId: string, { offered, snapshot, languageIndex }: Setting): GuestRoom {
  const type = offered.types.get(categoryId)
  const words = roomWords(type?.content ?? {}, {
    languageIndex,
    defaultIndex: defaultLanguage(snapshot.property.localization)?.index ?? 0,
    categoryName: snapshot.unitCategories.find(({ id }) => id === categoryId)?.name ?? '',
  })
  const pictures = (type?.pictures ?? []).flatMap((mediaId) => {
    const facts = offered.pictures.get(mediaId)
    if (!facts) return []
    const { isDecorative: _, ...picture } = facts
    return [{ ...picture, alt: altFor('', facts, languageIndex) }]
  })
  return { ...words, pictures }
}
