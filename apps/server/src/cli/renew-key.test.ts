import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personMarksOf } from '../features/registration/person-mark.ts'
import { createSealedForms } from '../features/registration/sealed-forms.ts'
import { registrationPictures, registrationSubmissions } from '../features/registration/tables.ts'
import { readSettings } from '../platform/config/read.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'
import { createLogger } from '../platform/log/logger.ts'
import { askRunningServer } from '../platform/operator-channel/ask.ts'
import { openOperatorChannel } from '../platform/operator-channel/listen.ts'
import { addKey } from '../platform/sealed-data/change-keys.ts'
import { writeWhole } from '../platform/sealed-data/key-file.ts'
import { keysFromFile, keysFromSettings, newKeyLine, readKeyLines } from '../platform/sealed-data/key-ring.ts'
import type { KeyRing } from '../platform/sealed-data/port.ts'
import { createSealedData } from '../platform/sealed-data/sealed-data.ts'
import { aBooking, aProperty } from '../testing/builders.ts'
import { openTestDatabase } from '../testing/database.ts'
import { aFilledForm, aSubmission } from '../testing/registrations.ts'
import { renewKey } from './renew-key.ts'
import { ROTATE_KEY, serverCommands } from './server-commands.ts'

let db: Database
let folder: string
beforeAll(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'innkeeper-keys-'))
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const formsWith = (ring: KeyRing) => createSealedForms(createSealedData(ring))

/** Registrations of two properties, one with a picture, under the keys of a ring. */
async function sealedWith(ring: KeyRing) {
  const forms = formsWith(ring)
  const sealed: { propertyId: string; id: string }[] = []
  for (let nth = 0; nth < 2; nth++) {
    const propertyId = await aProperty(db)
    const booking = await aBooking(db, propertyId)
    const { id } = await aSubmission(db, propertyId, booking)
    const key = forms.seal({ propertyId, id }, aFilledForm())
    await db.tenant(propertyId, (tx) =>
      tx.update(registrationSubmissions).set(key).where(eq(registrationSubmissions.id, id)),
    )
    sealed.push({ propertyId, id })
  }
  const [{ propertyId, id: submissionId } = { propertyId: '', id: '' }] = sealed
  const picture = { propertyId, id: newId() }
  const { sealed: bytes, ...key } = forms.sealPicture(picture, Buffer.from('a picture'))
  await db.tenant(propertyId, (tx) =>
    tx.insert(registrationPictures).values({
      ...{ ...picture, ...key, bookingId: newId(), deviceHash: '', clientKey: newId(), submissionId },
      ...{ file: picture.id, width: 1, height: 1, madeAt: new Date() },
    }),
  )
  const open = async (as: KeyRing) => {
    const reader = formsWith(as)
    for (const { propertyId: house, id } of sealed) {
      const [row] = await db.tenant(house, (tx) =>
        tx.select().from(registrationSubmissions).where(eq(registrationSubmissions.id, id)),
      )
      if (!row) throw new Error('the row is gone')
      expect(reader.open(row)).toEqual(aFilledForm())
    }
    const [row] = await db.tenant(propertyId, (tx) =>
      tx.select().from(registrationPictures).where(eq(registrationPictures.id, picture.id)),
    )
    if (!row) throw new Error('the picture is gone')
    expect(reader.openPicture(row, bytes).toString()).toBe('a picture')
  }
  const clear = async () => {
    for (const { propertyId: house } of sealed)
      await db.tenant(house, async (tx) => {
        await tx.delete(registrationSubmissions)
        await tx.delete(registrationPictures)
      })
  }
  return { open, clear }
}

const renew = (environment: Record<string, string>, tell: (progress: string) => void = () => {}) => {
  const settings = readSettings({ DATA_DIR: folder, ...environment })
  return renewKey({ db, settings, tell, settleMs: 0 })
}

describe('a new key for all registrations', () => {
  it('is made in the key file; an open ring reads all the time, and the key before it opens nothing', async () => {
    const file = join(folder, 'first')
    const running = keysFromFile(file)
    const old = readKeyLines(file) ?? []
    const { open, clear } = await sealedWith(running)
    await open(running)
    const during: Promise<void>[] = []
    const told = await renew({ GUEST_DATA_KEY_FILE: file }, () => during.push(open(running)))
    await Promise.all(during)
    expect(during).toHaveLength(2)
    expect(told).toContain('3 registrations and pictures')
    expect(readKeyLines(file)).toEqual([expect.any(String), ...old])
    await open(running)
    await open(keysFromFile(file))
    await expect(open(keysFromSettings(old[0] ?? '', undefined))).rejects.toThrow('a key that is not there')
    await clear()
  })

  it('goes on where a run was cut short', async () => {
    const file = join(folder, 'second')
    const running = keysFromFile(file)
    const { open, clear } = await sealedWith(running)
    const cut = [newKeyLine(), ...(readKeyLines(file) ?? [])]
    writeWhole(file, cut)
    await renew({ GUEST_DATA_KEY_FILE: file })
    expect(readKeyLines(file)).toEqual([expect.any(String), ...cut])
    await open(running)
    await open(keysFromSettings(readKeyLines(file)?.[0] ?? '', undefined))
    await clear()
  })

  it('loses no form that was sealed before it and stored after it; the oldest keys go a day later', async () => {
    const file = join(folder, 'third')
    const running = keysFromFile(file)
    const [first = ''] = readKeyLines(file) ?? []
    const propertyId = await aProperty(db)
    const late = { propertyId, id: newId() }
    const sealed = formsWith(running).seal(late, aFilledForm())
    await renew({ GUEST_DATA_KEY_FILE: file })
    await aSubmission(db, propertyId, await aBooking(db, propertyId), { ...late, ...sealed })
    const read = async (ring: KeyRing) => {
      const [row] = await db.tenant(propertyId, (tx) => tx.select().from(registrationSubmissions))
      if (!row) throw new Error('the row is gone')
      return formsWith(ring).open(row)
    }
    expect(await read(running)).toEqual(aFilledForm())
    expect(await read(keysFromFile(file))).toEqual(aFilledForm())
    // The next key comes at once: whatever is still on its way can be under either.
    await renew({ GUEST_DATA_KEY_FILE: file })
    const [third = '', second = ''] = readKeyLines(file) ?? []
    expect(readKeyLines(file)).toEqual([third, second, first])
    expect(await read(keysFromSettings(third, undefined))).toEqual(aFilledForm())
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(file, twoDaysAgo, twoDaysAgo)
    await renew({ GUEST_DATA_KEY_FILE: file })
    expect(readKeyLines(file)).toEqual([expect.any(String), third])
    expect(await read(running)).toEqual(aFilledForm())
    await db.tenant(propertyId, (tx) => tx.delete(registrationSubmissions))
  })

  it('is made once by the running server for all who ask, and each hears how far it is', async () => {
    const file = join(folder, 'fourth')
    const { open, clear } = await sealedWith(keysFromFile(file))
    const settings = readSettings({ DATA_DIR: folder, GUEST_DATA_KEY_FILE: file })
    const log = createLogger('silent')
    const run = serverCommands({ db, settings, log, settleMs: 0 })
    const channel = await openOperatorChannel({ dataDir: folder, log, run })
    try {
      const heard: string[] = []
      const ask = () => askRunningServer(folder, ROTATE_KEY, { tell: (progress) => heard.push(progress) })
      const told = await Promise.all([ask(), ask()])
      for (const words of told) expect(words).toContain('3 registrations and pictures now under a new key')
      expect(heard.length).toBeGreaterThanOrEqual(2)
      expect(readKeyLines(file)).toHaveLength(2)
      await open(keysFromSettings(readKeyLines(file)?.[0] ?? '', undefined))
    } finally {
      await channel.close()
    }
    await clear()
  })

  // An embedded database has one process, which does it once for all who ask.
  const severalProcesses = it.skipIf(process.env.TEST_ENGINE !== 'postgres')
  severalProcesses('is not made by another process while one is at it', async () => {
    const file = join(folder, 'sixth')
    const { open, clear } = await sealedWith(keysFromFile(file))
    const keysSeen: number[] = []
    const others: Promise<string>[] = []
    await renew({ GUEST_DATA_KEY_FILE: file }, () => {
      keysSeen.push(readKeyLines(file)?.length ?? 0)
      if (others.length === 0) others.push(renew({ GUEST_DATA_KEY_FILE: file }))
    })
    await Promise.all(others)
    expect(keysSeen).toEqual([2, 2])
    expect(readKeyLines(file)).toHaveLength(3)
    await open(keysFromSettings(readKeyLines(file)?.[0] ?? '', undefined))
    await clear()
  })

  it('makes the marks of persons anew, so that they are told apart without the key before', async () => {
    const [before, current] = [newKeyLine(), newKeyLine()]
    const propertyId = await aProperty(db)
    const booking = await aBooking(db, propertyId)
    const marksWith = (ring: KeyRing) =>
      personMarksOf(createSealedData(ring), propertyId, aFilledForm().values)
    const owner = { propertyId, id: newId() }
    const sealed = formsWith(keysFromSettings(before, undefined)).seal(owner, aFilledForm())
    const [personMark] = marksWith(keysFromSettings(before, undefined))
    await aSubmission(db, propertyId, booking, { ...owner, ...sealed, personMark })
    await renew({ GUEST_DATA_KEY: current, GUEST_DATA_KEY_BEFORE: before })
    const rows = await db.tenant(propertyId, (tx) => tx.select().from(registrationSubmissions))
    expect(rows.map((row) => row.personMark)).toEqual(marksWith(keysFromSettings(current, undefined)))
    await db.tenant(propertyId, (tx) => tx.delete(registrationSubmissions))
  })

  it('of two processes that add one at once both stay', async () => {
    const file = join(folder, 'fifth')
    keysFromFile(file)
    await Promise.all([addKey(file), addKey(file), addKey(file)])
    expect(new Set(readKeyLines(file)).size).toBe(4)
  })

  it('from the environment is the operator’s; a lost one is named and nothing leaves', async () => {
    const [before, current] = [newKeyLine(), newKeyLine()]
    const { open, clear } = await sealedWith(keysFromSettings(before, undefined))
    await expect(renew({ GUEST_DATA_KEY: current })).rejects.toThrow('under a key that is not there')
    const told = await renew({ GUEST_DATA_KEY: current, GUEST_DATA_KEY_BEFORE: before })
    expect(told).toContain('Keep GUEST_DATA_KEY_BEFORE until no node runs with the old key')
    expect(await renew({ GUEST_DATA_KEY: current, GUEST_DATA_KEY_BEFORE: before })).toContain('can go.')
    await open(keysFromSettings(current, undefined))
    await clear()
  })
})
