import { type Migration, readMigrations, toMigration } from '../platform/db/migrations.ts'

/** How many moments within `0902_create_second.sql` announce themselves with a notice. */
export const STEPS = 3

/** The product's migrations and three more; the second of these says at which statement it is. */
export async function stepwiseMigrations(): Promise<Migration[]> {
  return [
    ...(await readMigrations()),
    toMigration(
      '0901_create_first.sql',
      'create table first_rows as select n from generate_series(1, 100) n;',
    ),
    toMigration(
      '0902_create_second.sql',
      `${notice(1)} create table second_rows (n int); ${notice(2)}
       insert into second_rows select n from generate_series(1, 100) n; ${notice(3)}`,
    ),
    toMigration('0903_create_third.sql', 'create table third_rows as select n from second_rows;'),
  ]
}

function notice(step: number): string {
  return `do $$ begin raise notice 'step ${step}'; end $$;`
}
