import { seedInstallation } from '../demo/seed-installation.ts'
import { createMediaService } from '../features/media/service.ts'
import { systemClock } from '../platform/clock/system.ts'
import { StartupError } from '../platform/db/errors.ts'
import { createLocalFiles } from '../platform/files/local-disk.ts'
import { createLogger } from '../platform/log/logger.ts'
import { createPictures } from '../platform/pictures/sharp.ts'
import { openKeyRing } from '../platform/sealed-data/open-key-ring.ts'
import { createSealedData } from '../platform/sealed-data/sealed-data.ts'
import { withInstallation } from './with-installation.ts'

export async function runSeed(): Promise<void> {
  await withInstallation(async ({ db, settings }) => {
    if (settings.DEMO === false || (settings.DATABASE_URL && !settings.DEMO)) {
      throw new StartupError(
        'This installation is not to be a demo, whose accounts have a published password.',
        'Set DEMO=1 if it is.',
      )
    }
    const dataDir = settings.DATA_DIR
    const media = createMediaService({
      db,
      dataDir,
      files: createLocalFiles({ dataDir }),
      pictures: createPictures(),
      clock: systemClock,
      log: createLogger('error'),
    })
    const sealedData = createSealedData(openKeyRing(settings))
    const isSeeded = await seedInstallation({ db, media, sealedData, now: systemClock.now(), isDemo: true })
    await media.close()
    if (!isSeeded) {
      throw new StartupError('This installation is set up already.', 'Seeding is for an empty database.')
    }
    console.log('The demo hotels are in. Start the server and open /welcome.')
  })
}
