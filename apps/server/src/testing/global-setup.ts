import { preparedTemplate, templateCacheDir } from '../platform/db/embedded-template.ts'
import { migrate } from '../platform/db/migrations.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { jobsPreparation } from '../platform/jobs/prepare.ts'
import { quietLogger } from './database.ts'
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'
import { TEMPLATE_DATABASE } from './test-cluster.ts'

/** Makes what every test database is copied from, once per run. */
export default async function setUp(): Promise<() => Promise<void>> {
  await preparedTemplate({ cacheDir: templateCacheDir, prepare: jobsPreparation })
  if (process.env.TEST_ENGINE !== 'postgres') return async () => {}

  const cluster = await startPostgresCluster()
  if (!cluster)
    throw new Error(
      'TEST_ENGINE is postgres, but there is no PostgreSQL here: install it or set TEST_DATABASE_URL.',
    )
  await makeTemplateDatabase(cluster)
  process.env.TEST_CLUSTER = cluster.address
  return () => cluster.stop()
}

async function makeTemplateDatabase(cluster: PostgresCluster): Promise<void> {
  await cluster.dropDatabase(TEMPLATE_DATABASE)
  await cluster.createDatabase(TEMPLATE_DATABASE)
  const database = await openDatabase({
    databaseUrl: cluster.urlOf(TEMPLATE_DATABASE),
    dataDir: '',
    minFreeMb: 0,
    logger: quietLogger,
  })
  try {
    await migrate(database)
    await jobsPreparation.run(database)
  } finally {
    await database.close()
  }
}
