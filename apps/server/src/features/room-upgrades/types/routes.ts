import { isDeepStrictEqual } from 'node:util'
import { listRoomTypes, saveRoomType } from '@innkeeper/api/room-upgrades.ts'
import type { RoomType } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, write } from '../../../platform/http/handlers.ts'
import { findPictures } from '../../media/service.ts'
import { findUnitCategories } from '../../units/service.ts'
import { findRoomTypes, type StoredType, UNWRITTEN, writeRoomType } from './repository.ts'

type Services = {
  db: Database
  /** One change of what belongs to the property at a time, so that a picture stays while it is named. */
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
}

const present = ({ id, name }: UnitCategory, { type, revision }: StoredType) => ({
  categoryId: id,
  name,
  type,
  revision,
})

/** How staff say what a category of rooms is like. */
export function roomTypeHandlers({ db, lockProperty }: Services): Handler[] {
  return [
    read(listRoomTypes, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const types = await findRoomTypes(tx, propertyId)
          const categories = await findUnitCategories(tx, propertyId)
          return {
            items: categories.map((category) => present(category, types.get(category.id) ?? UNWRITTEN)),
          }
        },
        { readOnly: true },
      ),
    ),
    write(saveRoomType, async ({ staff: { propertyId }, params: { categoryId }, body }, tx) => {
      await lockProperty(tx, propertyId)
      const category = (await findUnitCategories(tx, propertyId)).find(({ id }) => id === categoryId)
      if (!category) throw new AppError('units/category-unknown', 'No such unit category.')
      const before = (await findRoomTypes(tx, propertyId)).get(categoryId) ?? UNWRITTEN
      // What is there already is saved, whoever saved it.
      if (isDeepStrictEqual(before.type, body.type)) return present(category, before)
      if (before.revision !== body.revision) {
        throw new AppError('upgrade/stale-revision', 'Somebody saved this room meanwhile.', {
          current: present(category, before),
        })
      }
      await requirePictures(tx, propertyId, body.type)
      const saved = await writeRoomType(tx, propertyId, categoryId, body)
      if (!saved) throw new Error('a row that was read under the lock of its property is written')
      await emit(tx, propertyId, 'roomUpgrade.changed', { roomUpgradeId: null })
      return present(category, saved)
    }),
  ]
}

async function requirePictures(tx: Tx, propertyId: string, { pictures }: RoomType): Promise<void> {
  const known = await findPictures(tx, propertyId, pictures)
  if (!pictures.every((id) => known.has(id)))
    throw new AppError('media/unknown', 'The room names a picture the property has not.')
}
