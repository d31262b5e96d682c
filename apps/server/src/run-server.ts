import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { App } from './app.ts'
import { bannerOf } from './banner.ts'
import { serverCommands } from './cli/server-commands.ts'
import { findPropertyIds } from './features/properties/installation.ts'
import { requireGuestDataKey } from './features/registration/required-key.ts'
import { installedAsDemo, openInstallation, wantsDemo, welcomeOf } from './installation.ts'
import { systemClock } from './platform/clock/system.ts'
import type { Settings } from './platform/config/schema.ts'
import { StartupError } from './platform/db/errors.ts'
import { connectionsFor, openFilesLimit } from './platform/open-files.ts'
import { openOperatorChannel } from './platform/operator-channel/listen.ts'
import { isKeyBesideDatabase } from './platform/sealed-data/open-key-ring.ts'
import { withinLimit } from './platform/within-limit.ts'

/** Long enough for who is asking all the time, and for a load balancer that looks often. */
const LAST_REQUESTS_MS = 500
const CLOSE_LIMIT_MS = 1500
/** Connections that wait to be taken; the system drops what comes then, and the browser asks again a second later. */
const WAITING_CONNECTIONS = 4096

export type RunningServer = { address: string; banner: string; stop(): Promise<void> }

/** From settings to a server that answers: open, set up, build, listen. */
export async function runServer(settings: Settings, log: Logger): Promise<RunningServer> {
  const { db, secret } = await openInstallation(settings, log)
  if (isKeyBesideDatabase(settings)) {
    log.warn(
      {},
      'The key of guests’ registrations lies in the data folder beside the database: a copy of the folder can be read. Production wants it elsewhere (GUEST_DATA_KEY or GUEST_DATA_KEY_FILE).',
    )
  }
  let app: App | undefined
  try {
    const houses = await db.installation(findPropertyIds, { readOnly: true })
    await requireGuestDataKey({ db, settings, log, houses })
    // Only with a database: these load all features, and a start that cannot work says so before.
    const { buildApp } = await import('./app.ts')
    const { openPorts } = await import('./ports.ts')
    const clock = systemClock
    const known = await installedAsDemo(db)
    const isNew = known === null
    const isDemo = known ?? wantsDemo(settings)
    const ports = await openPorts(settings, { clock, log, isDemo })
    const web = await openWebApps()
    app = await buildApp({ settings, secret, db, ports, web, clock, log, welcome: welcomeOf(isDemo) })
    if (isNew) {
      const { seedInstallation } = await import('./demo/seed-installation.ts')
      const { media, sealedData } = app
      await seedInstallation({ db, media, sealedData, now: clock.now(), isDemo })
    }
    await app.start()
    const address = await listen(app, settings)
    // On PostgreSQL a command opens the database beside the server.
    const channel =
      db.engine === 'pglite'
        ? await openOperatorChannel({
            dataDir: settings.DATA_DIR,
            log,
            run: serverCommands({ db, settings, log }),
          })
        : null
    log.info({ engine: db.engine, address }, 'ready')
    return {
      address,
      banner: bannerOf({
        address: settings.PUBLIC_URL ?? address,
        welcome: welcomeOf(isDemo),
        setUpCode: await app.setUpCode(),
      }),
      stop: async () => {
        await channel?.close()
        await app?.announceStop()
        // Whoever is about to ask again learns with the answer that the connection ends.
        if (app?.http.connections.count()) await pause(LAST_REQUESTS_MS)
        await app?.stop()
        const closed = db
          .close()
          .catch((error: unknown) => log.error({ err: error }, 'the database did not close well'))
        if (!(await withinLimit(CLOSE_LIMIT_MS, closed))) log.warn({}, 'the database took too long to close')
      },
    }
  } catch (error) {
    await app?.stop().catch(() => undefined)
    await db.close()
    throw error
  }
}

async function openWebApps() {
  if (process.env.NODE_ENV === 'development') return (await import('./platform/web/vite.ts')).openViteApps()
  return (await import('./platform/web/built.ts')).openBuiltApps()
}

async function listen(app: App, { HOST, PORT }: Settings): Promise<string> {
  // However many connect, files and the database can still be opened.
  const connections = connectionsFor(openFilesLimit())
  if (connections !== null) app.http.server.maxConnections = connections
  try {
    await app.http.listen({ host: HOST, port: PORT, backlog: WAITING_CONNECTIONS })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${PORT} on ${HOST} is taken.`,
      EACCES: `This user may not listen on port ${PORT}.`,
      EADDRNOTAVAIL: `This machine has no address ${HOST}.`,
      ENOTFOUND: `The host name ${HOST} is not known here.`,
    }
    const reason = reasons[code ?? '']
    if (!reason) throw error
    throw new StartupError(reason, 'Set PORT or HOST to others, or stop what uses them.', { cause: error })
  }
  const { port } = app.http.server.address() as AddressInfo
  const shown = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${shown}:${port}`
}
