import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { cancelMessage, getMessage, listMessages, resendMessage } from '@innkeeper/api/messaging/messages.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Feature } from '../../../platform/feature.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { read, writeAfter } from '../../../platform/http/handlers.ts'
import { recordBy } from '../../audit/service.ts'
import type { Causes } from '../causes.ts'
import type { Bodies } from '../delivery/bodies.ts'
import type { Lane } from '../delivery/due-messages.ts'
import { tellChanged } from '../delivery/sending.ts'
import type { LeavesHouse } from '../leaves-house.ts'
import type { FilledBody } from '../message-body.ts'
import { findCauseNames } from './cause-names.ts'
import { FETCHED, pageOf, sideOf } from './pages.ts'
import { presentMessage } from './presenter.ts'
import {
  cancelWaitingMessage,
  findListed,
  findOne,
  type ListedMessage,
  type OutboxFilters,
  type OutboxSide,
  requeueMessage,
} from './repository.ts'

type Dependencies = {
  db: Database
  clock: Clock
  causes: Causes
  bodies: Pick<Bodies, 'of'>
  leavesHouse: LeavesHouse
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

const unknown = () => new AppError('message/unknown', 'There is no such message.')

/** Every message of a property and what became of it. */
export function outboxParts(dependencies: Dependencies): Required<Pick<Feature, 'handlers'>> {
  const { db, clock, causes, bodies, leavesHouse, ask } = dependencies

  async function findPage(propertyId: string, filters: OutboxFilters, side: OutboxSide) {
    return db.tenant(
      propertyId,
      async (tx) => {
        const rows = await findListed(tx, propertyId, filters, { side, limit: FETCHED })
        return { rows, nameOf: await findCauseNames(tx, propertyId, { causes, rows }) }
      },
      { readOnly: true },
    )
  }

  /** The message and its words, before the transaction of a command. */
  async function findFilled(propertyId: string, id: string): Promise<FilledBody | null> {
    const row = await db.tenant(propertyId, (tx) => findOne(tx, propertyId, id), { readOnly: true })
    return row && bodies.of(row)
  }

  async function present(tx: Tx, row: ListedMessage, body: FilledBody | null): Promise<MessageItem> {
    const nameOf = await findCauseNames(tx, row.propertyId, { causes, rows: [row] })
    return presentMessage(row, { causeName: nameOf(row), body })
  }

  async function required(tx: Tx, propertyId: string, id: string): Promise<ListedMessage> {
    const row = await findOne(tx, propertyId, id)
    if (!row) throw unknown()
    return row
  }

  return {
    handlers: [
      read(listMessages, async ({ propertyId, query }) => {
        const side = sideOf(query)
        const [{ rows, nameOf }, leaves] = await Promise.all([
          findPage(propertyId, query, side),
          leavesHouse(propertyId),
        ])
        const { shown, next, previous } = pageOf(rows, side)
        const items: MessageItem[] = []
        for (const row of shown) {
          items.push(presentMessage(row, { causeName: nameOf(row), body: await bodies.of(row) }))
        }
        return { items, next, previous, leaves }
      }),
      read(getMessage, async ({ propertyId, params }) => {
        const { row, nameOf } = await db.tenant(
          propertyId,
          async (tx) => {
            const row = await required(tx, propertyId, params.messageId)
            return { row, nameOf: await findCauseNames(tx, propertyId, { causes, rows: [row] }) }
          },
          { readOnly: true },
        )
        const body = await bodies.of(row)
        const item = presentMessage(row, { causeName: nameOf(row), body })
        return { ...item, text: body?.text ?? '', html: body?.html ?? null }
      }),
      writeAfter(
        cancelMessage,
        ({ propertyId, params }) => findFilled(propertyId, params.messageId),
        async ({ propertyId, staff, params: { messageId } }, tx, body) => {
          await required(tx, propertyId, messageId)
          if (!(await cancelWaitingMessage(tx, propertyId, messageId, clock.now()))) {
            throw new AppError('message/already-sent', 'It does not wait any more.')
          }
          await recordBy(tx, staff, { action: 'message.cancelled', subject: messageId })
          const row = await required(tx, propertyId, messageId)
          await tellChanged(tx, propertyId, [row])
          return present(tx, row, body)
        },
        async ({ propertyId, params }, tx, body) =>
          present(tx, await required(tx, propertyId, params.messageId), body),
      ),
      writeAfter(
        resendMessage,
        ({ propertyId, params }) => findFilled(propertyId, params.messageId),
        async ({ propertyId, staff, params: { messageId } }, tx, body) => {
          await required(tx, propertyId, messageId)
          if (!(await requeueMessage(tx, propertyId, messageId, clock.now()))) {
            throw new AppError('message/not-failed', 'It did not fail, or has no address.')
          }
          await recordBy(tx, staff, { action: 'message.sent', subject: messageId, details: { people: '1' } })
          const row = await required(tx, propertyId, messageId)
          await ask(tx, { propertyId, channel: row.channel })
          await tellChanged(tx, propertyId, [row])
          return present(tx, row, body)
        },
        async ({ propertyId, params }, tx, body) =>
          present(tx, await required(tx, propertyId, params.messageId), body),
      ),
    ],
  }
}
