import { createHash } from 'node:crypto'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import type { Preparation } from '../db/embedded-template.ts'
import type { Database } from '../db/port.ts'
import { queueDatabase, SCHEMA } from './queue-database.ts'

// Adding a job is all a transaction of the product may do here: what others have enqueued stays unreadable,
// except for the two columns that tell whether it was added and whether to wake someone.
const GRANT_TO_PRODUCT = `
do $$ begin
  perform pg_advisory_xact_lock(hashtext('${SCHEMA}.grants'));
  if not has_schema_privilege('innkeeper_tenant', '${SCHEMA}', 'usage')
    or not has_table_privilege('innkeeper_tenant', '${SCHEMA}.job_common', 'insert')
    or not has_schema_privilege('innkeeper_installation', '${SCHEMA}', 'usage')
    or not has_table_privilege('innkeeper_installation', '${SCHEMA}.job_common', 'insert')
  then
    grant usage on schema ${SCHEMA} to innkeeper_tenant, innkeeper_installation;
    grant select on ${SCHEMA}.queue to innkeeper_tenant, innkeeper_installation;
    grant insert, select (id, start_after) on ${SCHEMA}.job_common to innkeeper_tenant, innkeeper_installation;
  end if;
end $$`

/** Makes or upgrades the job queue's schema; cheap when there is nothing to do. */
export async function prepareJobs(db: Database): Promise<void> {
  const boss = new PgBoss({
    db: queueDatabase(db),
    schema: SCHEMA,
    backend: db.engine,
    supervise: false,
    schedule: false,
  })
  // Errors are answered by start and stop; an unheard event would end the process.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
  await db.executeSql(GRANT_TO_PRODUCT)
}

/** For the prepared data directory of the embedded database, whose first start need not make the schema then. */
export const jobsPreparation: Preparation = {
  key: createHash('sha256').update(getConstructionPlans(SCHEMA)).update(GRANT_TO_PRODUCT).digest('hex'),
  run: prepareJobs,
}
