import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './port.ts'

/** The only tables without a property; every other one is walled. */
const installationWide = [
  'installation',
  'memberships',
  'schema_migrations',
  'staff_credentials',
  'staff_sessions',
  'staff_users',
  'staff_verifications',
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
  const walled = (await tables()).filter((table) => !installationWide.includes(table.name))
  expect(walled.length).toBeGreaterThan(0)
  expect(walled.filter(isOpen)).toEqual([])
})

test('a table that forgets a part of the wall is found', async () => {
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

test('neither role can log in or step around row level security', async () => {
  const { rows } = await database.executeSql(`
    select rolname as name, rolcanlogin or rolsuper or rolbypassrls as loose from pg_roles
    where rolname in ('innkeeper_tenant', 'innkeeper_installation') order by rolname`)
  expect(rows).toEqual([
    { name: 'innkeeper_installation', loose: false },
    { name: 'innkeeper_tenant', loose: false },
  ])
})
