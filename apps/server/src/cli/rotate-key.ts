import { loadEnvironment, readSettings } from '../platform/config/read.ts'
import { DatabaseInUseError } from '../platform/db/errors.ts'
import { askRunningServer } from '../platform/operator-channel/ask.ts'
import { renewKey } from './renew-key.ts'
import { ROTATE_KEY } from './server-commands.ts'
import { withInstallation } from './with-installation.ts'

/** Puts every registration under a new key while the server runs; run again after it was cut short, it goes on. */
export async function rotateKey(): Promise<void> {
  const tell = (progress: string) => console.log(progress)
  const told = await withInstallation((installation) => renewKey({ ...installation, tell })).catch(
    async (error: unknown) => {
      if (!(error instanceof DatabaseInUseError)) throw error
      tell('The running server does it.')
      const said = await askRunningServer(readSettings(loadEnvironment()).DATA_DIR, ROTATE_KEY, { tell })
      if (said === null) throw error
      return said
    },
  )
  console.log(told)
}
