import type { ModuleKind } from '../../module-kind.ts'
import { email } from './email.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { text } from './text.ts'

export const rawHtmlKind: ModuleKind<'raw-html'> = {
  fits: ['page', 'email', 'signature'],
  start,
  settings,
  email,
  text,
}
