import { eq } from 'drizzle-orm'
import type { MediaService } from '../features/media/service.ts'
import { findInstallation, insertInstallation } from '../features/properties/installation.ts'
import { properties } from '../features/properties/tables.ts'
import { insertMembership } from '../features/team/repository.ts'
import { insertAccount } from '../platform/auth/accounts.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import type { Database } from '../platform/db/port.ts'
import type { SealedData } from '../platform/sealed-data/port.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { FJELLHEIM_ID } from './fjellheim/property.ts'
import { HAVNEHUSET_ID } from './havnehuset/property.ts'
import { seedDemo } from './seed.ts'
import { SHOWCASE_ID } from './showcase/property.ts'
import { assignThreads } from './write-messages.ts'
import { assignRegistrations } from './write-registrations.ts'
import { assignCleaned } from './write-statistics.ts'

type Seeding = { db: Database; media: MediaService; sealedData: SealedData; now: Date; isDemo: boolean }

/** Sets a new installation up, with the demo's properties and people when it is one; false when it was set up before. */
export async function seedInstallation({ db, media, sealedData, now, isDemo }: Seeding): Promise<boolean> {
  if (await db.installation(findInstallation, { readOnly: true })) return false
  if (isDemo) {
    await removeUnfinishedDemo(db)
    await seedDemo({ db, media, sealedData, now: now.getTime() })
  }
  const passwordHash = isDemo ? await hashPassword(DEMO_PASSWORD, 'known') : ''
  const people: { id: string; name: string }[] = []
  // The installation's row comes last: a start killed before it seeds anew.
  await db.installation(async (tx) => {
    for (const { email, name, memberships } of isDemo ? DEMO_ACCOUNTS : []) {
      const userId = await insertAccount(tx, { email, name, passwordHash })
      people.push({ id: userId, name })
      for (const { propertyId, roles, categories } of memberships) {
        await insertMembership(tx, userId, propertyId, roles, categories)
      }
    }
    await insertInstallation(tx, isDemo)
  })
  await db.tenant(HAVNEHUSET_ID, async (tx) => {
    for (const person of people) await assignCleaned(tx, HAVNEHUSET_ID, person)
  })
  await db.tenant(FJELLHEIM_ID, async (tx) => {
    for (const person of people) {
      await assignCleaned(tx, FJELLHEIM_ID, person)
      await assignThreads(tx, FJELLHEIM_ID, person)
      await assignRegistrations(tx, FJELLHEIM_ID, person)
    }
  })
  return true
}

/** What a start that was killed while seeding left behind. */
async function removeUnfinishedDemo(db: Database): Promise<void> {
  for (const propertyId of [FJELLHEIM_ID, HAVNEHUSET_ID, SHOWCASE_ID]) {
    await db.tenant(propertyId, (tx) => tx.delete(properties).where(eq(properties.propertyId, propertyId)))
  }
}
