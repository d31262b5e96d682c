import type { ModuleKind } from '../../module-kind.ts'
import { email } from './email.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { text } from './text.ts'

export const imageKind: ModuleKind<'image'> = {
  fits: ['page', 'email', 'signature'],
  start,
  settings,
  email,
  text,
}
