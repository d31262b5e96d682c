// A process that tests start and end: node database-process.ts <hold|hang|write|migrate> <data folder or address> [step]
import { migrate } from '../platform/db/migrations.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { DatabaseLogger } from '../platform/db/port.ts'
import { quietLogger } from './database.ts'
import { stepwiseMigrations } from './stepwise-migrations.ts'

const HANG_LIMIT_MS = 500
const [command, target = '', dieAtStep] = process.argv.slice(2)

const database = await openDatabase({
  databaseUrl: target.startsWith('postgresql:') ? target : undefined,
  dataDir: target,
  minFreeMb: 0,
  logger: quietLogger,
  ...(command === 'hang' && { queryLimitMs: HANG_LIMIT_MS }),
}).catch((error: unknown) => {
  process.stderr.write(`${error}\n`)
  process.exit(1)
})
process.stdout.write('open\n')

if (command === 'hold') setInterval(() => {}, 1000)
if (command === 'hang') {
  await database.executeSql(
    'with recursive r(n) as (select 1 union all select n from r) select count(*) from r',
  )
}
if (command === 'write') {
  await database.executeSql('create table written (n int)')
  for (let n = 1; ; n += 1) {
    await database.executeSql('insert into written values ($1)', [n])
    process.stdout.write(`written ${n}\n`)
    await new Promise(setImmediate)
  }
}
if (command === 'migrate') {
  await migrate(database, { migrations: await stepwiseMigrations(), logger: dyingLogger() })
  process.stdout.write('migrated\n')
  await database.close()
}

function dyingLogger(): DatabaseLogger {
  return {
    ...quietLogger,
    info(fields) {
      if ('notice' in fields && fields.notice === `step ${dieAtStep}`) process.kill(process.pid, 'SIGKILL')
    },
  }
}
