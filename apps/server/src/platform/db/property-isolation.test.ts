import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { sqlStateOf } from './errors.ts'
import type { Database } from './port.ts'

/** The only tables without a property; every other one is isolated. */
const installationWide = [
  'installation',
  'memberships',
  'schema_migrations',
  'staff_notification_settings',
  'staff_pictures',
  'staff_recovery_codes',
  'staff_second_factors',
  'staff_sessions',
  'staff_tokens',
  'staff_users',
  'tries',
]

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Table = { name: string; enabled: boolean; forced: boolean; key: string | null; policies: number }

const isOpen = (table: Table) => !table.enabled || !table.forced || table.policies !== 1

async function tables(from = database): Promise<Table[]> {
  const { rows } = await from.executeSql(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select a.attname from pg_constraint k
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        where k.conrelid = c.oid and k.contype = 'p') as key,
      (select count(*)::int from pg_policy p
        where p.polrelid = c.oid and 'innkeeper_tenant'::regrole = any (p.polroles)
          and pg_get_expr(p.polqual, c.oid) like '%property_id = current_setting(''app.property_id''::text, true)%') as policies
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`)
  return rows as Table[]
}

test('the tables without a property are exactly the written list', async () => {
  const withoutProperty = (await tables()).filter((table) => table.key !== 'property_id')
  expect(withoutProperty.map((table) => table.name)).toEqual(installationWide)
})

test('every table of a property has row level security that binds its owner too, and the tenant policy', async () => {
  const isolated = (await tables()).filter((table) => !installationWide.includes(table.name))
  expect(isolated.length).toBeGreaterThan(0)
  expect(isolated.filter(isOpen)).toEqual([])
})

test('a table that forgets a part of the isolation is found', async () => {
  const forgetful = await openTestDatabase()
  onTestFinished(() => forgetful.close())
  await forgetful.executeSql(`
    create table forgotten (property_id text primary key);
    create table not_forced (property_id text primary key);
    select protect_tenant_table('not_forced');
    alter table not_forced no force row level security;
    create table other_policy (property_id text primary key);
    select protect_tenant_table('other_policy');
    alter policy tenant on other_policy using (true)`)
  const open = (await tables(forgetful))
    .filter((table) => !installationWide.includes(table.name))
    .filter(isOpen)
  expect(open.map((table) => table.name)).toEqual(['forgotten', 'not_forced', 'other_policy'])
})

test('every foreign key of a property begins with property_id on both sides', async () => {
  const { rows } = await database.executeSql(
    `select k.conrelid::regclass::text || ' ' || k.conname as key
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not (c.relname = any ($1))
      and (own.attname <> 'property_id' or other.attname <> 'property_id')`,
    [installationWide],
  )
  expect(rows).toEqual([])
})

test('the tenant role owns nothing and holds no right on the installation-wide tables', async () => {
  const { rows } = await database.executeSql(
    `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (
      pg_get_userbyid(c.relowner) like 'innkeeper\\_%'
      or (c.relname = any ($1) and has_table_privilege('innkeeper_tenant', c.oid, 'select, insert, update, delete')))`,
    [installationWide],
  )
  expect(rows).toEqual([])
})

test('no role can log in or step around row level security', async () => {
  const { rows } = await database.executeSql(`
    select rolname as name, rolcanlogin or rolsuper or rolbypassrls as loose from pg_roles
    where rolname in ('innkeeper_tenant', 'innkeeper_installation', 'innkeeper_search') order by rolname`)
  expect(rows).toEqual([
    { name: 'innkeeper_installation', loose: false },
    { name: 'innkeeper_search', loose: false },
    { name: 'innkeeper_tenant', loose: false },
  ])
})

/** Rows of a property that transactions of no property may touch, and how; all other tables are out of their reach. */
const reachOfInstallation = {
  audit_entries: 'insert',
  automation_steps: 'select',
  automations: 'select',
  bookings: 'select',
  booking_imports: 'select',
  cards: 'insert',
  cleaning_marks: 'select, delete',
  cleaning_pictures: 'select, delete',
  event_readers: 'select',
  guestbook_versions: 'insert',
  idempotency_keys: 'select, insert, delete',
  invitations: 'select, delete',
  mailings: 'select',
  message_settings: 'select',
  messages: 'select',
  module_configs: 'insert',
  orders: 'select',
  outbox: 'select, insert, delete',
  payment_webhooks: 'select, delete',
  payments: 'select',
  pms_connections: 'select',
  properties: 'select, insert, delete',
  property_tokens: 'select',
  registration_pictures: 'select',
  saved_filters: 'select, delete',
  thread_entries: 'select',
  tracking_batches: 'select, delete',
  tracking_events: 'select, delete',
  webhook_deliveries: 'select, delete',
}

test('the role that searches reads words, days and states of bookings, and nothing else', async () => {
  const { rows } = await database.executeSql(
    `select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_column_privilege('innkeeper_search', c.oid, a.attnum, 'select, insert, update')
    order by 1`,
  )
  const names = ['arrival', 'cancelled_at', 'check_out_time', 'departure', 'id', 'no_show_at', 'property_id']
  expect((rows as { name: string }[]).map(({ name }) => name)).toEqual(
    [...names, 'sort_name', 'state', 'unit_id', 'words'].map((name) => `bookings.${name}`),
  )
})

test('what the installation role may do with the rows of a property is exactly the written list', async () => {
  const { rows } = await database.executeSql(
    `select c.relname as name,
      concat_ws(', ',
        case when has_any_column_privilege('innkeeper_installation', c.oid, 'select') then 'select' end,
        case when has_any_column_privilege('innkeeper_installation', c.oid, 'insert') then 'insert' end,
        case when has_any_column_privilege('innkeeper_installation', c.oid, 'update') then 'update' end,
        case when has_table_privilege('innkeeper_installation', c.oid, 'delete') then 'delete' end,
        case when has_table_privilege('innkeeper_installation', c.oid, 'truncate') then 'truncate' end) as reach
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (c.relname = any ($1))
    order by c.relname`,
    [installationWide],
  )
  const reach = (rows as { name: string; reach: string }[]).filter((row) => row.reach !== '')
  expect(Object.fromEntries(reach.map((row) => [row.name, row.reach]))).toEqual(reachOfInstallation)
})

test.each([
  ['module_configs', '(property_id, module, enabled)', `'wallCheck', true`],
  ['cards', '(property_id, id, position, draft)', `'wall-card', 0, '{}'`],
  ['guestbook_versions', '(property_id, version, cards)', `7, '[]'`],
  ['audit_entries', '(property_id, id, actor_name, action)', `'wall-entry', 'Anna', 'sign-in'`],
])(
  'the installation role adds to %s and can neither read the row back nor change it',
  async (table, columns, values) => {
    const propertyId = await aProperty(database)
    const stateOf = (text: string) =>
      database.installation((tx) => tx.execute(sql.raw(text))).then(() => 'done', sqlStateOf)
    const insert = `insert into ${table} ${columns} values ('${propertyId}', ${values})`
    expect(await stateOf(`${insert} returning property_id`)).toBe('42501')
    expect(await stateOf(insert)).toBe('done')
    expect(await stateOf(`${insert} on conflict do nothing`)).toBe('done')
    expect(await stateOf(`select count(*) from ${table}`)).toBe('42501')
    expect(await stateOf(`update ${table} set property_id = property_id`)).toBe('42501')
    expect(await stateOf(`delete from ${table}`)).toBe('42501')
    const seen = await database.tenant(propertyId, (tx) =>
      tx.execute(
        sql.raw(
          `select 1 from ${table} where ${columns.slice(1, -1).split(', ')[1]} = ${values.split(', ')[0]}`,
        ),
      ),
    )
    expect(seen.rows).toHaveLength(1)
  },
)
