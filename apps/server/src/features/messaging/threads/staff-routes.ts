import {
  answerThread,
  assignThread,
  finishThread,
  getThread,
  getThreadPicture,
  listThreadColleagues,
  listThreads,
  matchThread,
  openThread,
  readThread,
  THREADS_PAGE_SIZE,
} from '@innkeeper/api/messaging/threads.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, stream, writeAfter } from '../../../platform/http/handlers.ts'
import type { ThreadHouse, ThreadHouses } from './house.ts'
import { matchThread as match } from './match.ts'
import type { ThreadPictures } from './pictures.ts'
import { presentItem } from './presenter.ts'
import { countThreads, findEntry, findThread, findThreads } from './repository.ts'
import { type StaffThreads, threadUnknown } from './staff-service.ts'

type Colleague = { userId: string; name: string; roles: Parameters<typeof can>[0]['roles'] }

type Dependencies = {
  db: Database
  clock: Clock
  houseOf: ThreadHouses
  threads: StaffThreads
  pictures: ThreadPictures
  colleaguesOf(propertyId: string): Promise<Colleague[]>
}

export function staffThreadHandlers(dependencies: Dependencies): Handler[] {
  const { db, clock, houseOf, threads, pictures } = dependencies
  const withHouse = ({ propertyId }: { propertyId: string }) => houseOf(propertyId)

  async function colleaguesOf(propertyId: string) {
    const members = await dependencies.colleaguesOf(propertyId)
    return members
      .filter((member) => can(member, 'messages:send'))
      .map(({ userId, name }) => ({ id: userId, name }))
  }

  return [
    read(listThreads, async ({ propertyId, staff, query }) => {
      const house = await houseOf(propertyId)
      const { userId } = staff
      return db.tenant(
        propertyId,
        async (tx) => {
          const after = query.after ? await findThread(tx, propertyId, query.after) : null
          const wanted = { ...query, userId, after, limit: THREADS_PAGE_SIZE + 1 }
          const rows = await findThreads(tx, propertyId, wanted)
          const shown = rows.slice(0, THREADS_PAGE_SIZE)
          return {
            items: shown.map((row) => presentItem(row, house)),
            next: rows.length > THREADS_PAGE_SIZE ? (shown.at(-1)?.thread.id ?? null) : null,
            counts: await countThreads(tx, propertyId, userId),
            arrives: arrivesIn(house),
          }
        },
        { readOnly: true },
      )
    }),
    read(getThread, async ({ propertyId, params }) => {
      const house = await houseOf(propertyId)
      return db.tenant(propertyId, (tx) => threads.present(tx, house, params.threadId), { readOnly: true })
    }),
    writeAfter(
      openThread,
      withHouse,
      ({ body }, tx, house) => threads.open(tx, house, body.bookingId),
      ({ body }, tx, house) => threads.open(tx, house, body.bookingId),
    ),
    writeAfter(
      answerThread,
      async ({ propertyId, params, body }) =>
        threads.prepareAnswer(await houseOf(propertyId), params.threadId, body),
      ({ staff, params, body }, tx, prepared) => threads.answer(tx, staff, params.threadId, body, prepared),
      ({ params }, tx, { house }) => threads.present(tx, house, params.threadId),
    ),
    writeAfter(
      assignThread,
      async ({ propertyId, body }) => ({
        house: await houseOf(propertyId),
        colleagues: body.userId === null ? [] : await colleaguesOf(propertyId),
      }),
      ({ params, body }, tx, { house, colleagues }) => {
        const to = body.userId === null ? null : colleagues.find(({ id }) => id === body.userId)
        if (to === undefined) throw new AppError('team/member-unknown', 'There is no such colleague.')
        return threads.assign(tx, house, params.threadId, to)
      },
      ({ params }, tx, { house }) => threads.present(tx, house, params.threadId),
    ),
    writeAfter(
      finishThread,
      withHouse,
      ({ params, body }, tx, house) => threads.finish(tx, house, params.threadId, body.isDone),
      ({ params }, tx, house) => threads.present(tx, house, params.threadId),
    ),
    writeAfter(
      readThread,
      withHouse,
      ({ params, body }, tx, house) => threads.read(tx, house, params.threadId, body.upTo),
      ({ params }, tx, house) => threads.present(tx, house, params.threadId),
    ),
    writeAfter(
      matchThread,
      withHouse,
      async ({ params, body }, tx, house) => {
        const id = await match(tx, house, { ...params, bookingId: body.bookingId, clock })
        return threads.present(tx, house, id)
      },
      ({ body }, tx, house) => threads.open(tx, house, body.bookingId),
    ),
    read(listThreadColleagues, async ({ propertyId }) => ({ colleagues: await colleaguesOf(propertyId) })),
    stream(getThreadPicture, async ({ propertyId, params }, reply) => {
      const { threadId, entryId } = params
      const entry = await db.tenant(propertyId, (tx) => findEntry(tx, propertyId, threadId, entryId), {
        readOnly: true,
      })
      if (!entry?.picture) throw threadUnknown()
      await pictures.send(reply, propertyId, entry.picture)
    }),
  ]
}

/** Whether what guests write reaches the inbox. */
function arrivesIn({ settings, hasSms }: ThreadHouse) {
  return {
    sms: hasSms && settings.sms.provider !== null,
    email: settings.mailbox !== null,
    guestbook: settings.chat.isOn,
  }
}
