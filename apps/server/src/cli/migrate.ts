import { withInstallation } from './with-installation.ts'

/** Opening the installation migrates it; there is nothing more to do. */
export async function runMigrations(): Promise<void> {
  await withInstallation(async () => console.log('The database schema is up to date.'))
}
