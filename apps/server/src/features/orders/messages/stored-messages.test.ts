import { expect, it, onTestFinished } from 'vitest'
import { migrate, readMigrations, toMigration } from '../../../platform/db/migrations.ts'
import { aProperty } from '../../../testing/builders.ts'
import { openTestDatabase } from '../../../testing/database.ts'

it('messages about orders that were stored before keep their order and their receipt', async () => {
  const db = await openTestDatabase()
  onTestFinished(() => db.close())
  const propertyId = await aProperty(db)
  const product = await readMigrations()
  const sqlOf = (file: string) => product.find(({ name }) => name === file)?.sql ?? ''
  // The table as it was, then the step that was taken from there.
  const before = toMigration(
    '0901_restore_messages.sql',
    `drop table messages; ${sqlOf('0023_create_messages.sql')}`,
  )
  const after = toMigration('0902_generalize_again.sql', sqlOf('0026_generalize_messages.sql'))
  await migrate(db, { migrations: [...product, before] })
  await db.tenant(propertyId, (tx) =>
    tx.execute(`
      insert into messages
        (property_id, id, kind, channel, order_id, recipient, language, body_text, has_receipt, created_at)
      values
        ('${propertyId}', 'm1', 'received', 'email', 'o1', 'a@guest.example', 'en', 'Thanks', true, now()),
        ('${propertyId}', 'm2', 'accepted', 'sms', 'o1', '+4712345678', 'en', 'Yes', false, now())
    `),
  )
  await migrate(db, { migrations: [...product, before, after] })
  const { rows } = await db.tenant(propertyId, (tx) =>
    tx.execute(`select id, cause_kind, cause_id, has_attachments, body_text from messages order by id`),
  )
  expect(rows).toEqual([
    { id: 'm1', cause_kind: 'order', cause_id: 'o1', has_attachments: true, body_text: 'Thanks' },
    { id: 'm2', cause_kind: 'order', cause_id: 'o1', has_attachments: false, body_text: 'Yes' },
  ])
})
