import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../../platform/config/read.ts'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import { keysFromSettings, newKeyLine } from '../../platform/sealed-data/key-ring.ts'
import { createSealedData } from '../../platform/sealed-data/sealed-data.ts'
import { aBooking, aProperty } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { aFolder } from '../../testing/refusal.ts'
import { aFilledForm, aSubmission } from '../../testing/registrations.ts'
import { requireGuestDataKey } from './required-key.ts'
import { createSealedForms } from './sealed-forms.ts'

let db: Database
const houses: string[] = []
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

async function start(environment: Record<string, string>): Promise<unknown[]> {
  const warned: unknown[] = []
  const log = { warn: (fields: object) => warned.push(fields) }
  await requireGuestDataKey({ db, settings: readSettings(environment), log, houses })
  return warned
}

async function aFormUnder(key: string): Promise<void> {
  const propertyId = await aProperty(db)
  houses.push(propertyId)
  const owner = { propertyId, id: newId() }
  const sealed = createSealedForms(createSealedData(keysFromSettings(key, undefined))).seal(
    owner,
    aFilledForm(),
  )
  await aSubmission(db, propertyId, await aBooking(db, propertyId), { ...owner, ...sealed })
}

it('a start without the key of registrations is refused, one that calls it lost is warned with how many', async () => {
  const [right, before, wrong] = [newKeyLine(), newKeyLine(), newKeyLine()]
  expect(await start({ GUEST_DATA_KEY: wrong })).toEqual([])
  await aFormUnder(right)
  await aFormUnder(before)
  await expect(start({ GUEST_DATA_KEY: wrong })).rejects.toThrow(/^GUEST_DATA_KEY is not the key/)
  await expect(start({ GUEST_DATA_KEY: right })).rejects.toMatchObject({
    hint: expect.stringMatching(/Put the right key back, or name it in GUEST_DATA_KEY_BEFORE.*_LOST=1/),
  })
  await expect(start({ GUEST_DATA_KEY: wrong, GUEST_DATA_KEY_BEFORE: right })).rejects.toThrow()
  expect(await start({ GUEST_DATA_KEY: right, GUEST_DATA_KEY_BEFORE: before })).toEqual([])
  expect(await start({ GUEST_DATA_KEY: wrong, GUEST_DATA_KEY_LOST: '1' })).toEqual([{ count: 2 }])
  expect(await start({ GUEST_DATA_KEY: right, GUEST_DATA_KEY_LOST: '1' })).toEqual([{ count: 1 }])
  const GUEST_DATA_KEY_FILE = `${await aFolder()}/keys`
  await expect(start({ GUEST_DATA_KEY_FILE })).rejects.toThrow(`The key file ${GUEST_DATA_KEY_FILE} lacks`)
})
