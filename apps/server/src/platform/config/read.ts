import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { StartupError } from '../db/errors.ts'
import { isDeepL } from '../translation/create.ts'
import { SETTINGS, type Settings } from './schema.ts'

export type Environment = Record<string, string | undefined>

/** The checked settings, or a StartupError that names every wrong one. An empty value counts as not set. */
export function readSettings(environment: Environment): Settings {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = environment[name] === '' ? undefined : environment[name]
    const parsed = z.safeParse(setting.schema, given)
    if (parsed.success) values[name] = parsed.data
    else wrong.push(`${name} takes ${setting.takes}`)
  }
  const settings = values as Settings
  if (settings.DATABASE_URL && !settings.SECRET_KEY && wrong.length === 0) {
    wrong.push('SECRET_KEY is needed together with DATABASE_URL, the same on every node')
  }
  if (
    settings.DATABASE_URL &&
    !settings.GUEST_DATA_KEY &&
    !settings.GUEST_DATA_KEY_FILE &&
    wrong.length === 0
  ) {
    wrong.push(
      'GUEST_DATA_KEY or GUEST_DATA_KEY_FILE is needed together with DATABASE_URL, the same on every node',
    )
  }
  const { TRANSLATION_URL, TRANSLATION_KEY } = settings
  if (TRANSLATION_URL && isDeepL(TRANSLATION_URL) && !TRANSLATION_KEY) {
    wrong.push('TRANSLATION_KEY is needed for DeepL')
  }
  if (wrong.length > 0) {
    throw new StartupError(`Wrong configuration: ${wrong.join('; ')}.`, 'See .env.example.')
  }
  return settings
}

/** Variables of the process, completed by a `.env` in the working directory. */
export function loadEnvironment(): Environment {
  const file = resolve('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
