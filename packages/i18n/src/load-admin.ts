import type { Messages } from '@lingui/core'
import { loadErrorMessages } from './load-errors.ts'
import { loadPart, type Part } from './load-part.ts'

const parts: Record<string, Part> = { en: () => import('./generated/en/admin.ts') }

/** The admin area's texts and the error texts in one language. */
export async function loadAdminMessages(language: string): Promise<Messages> {
  const [admin, errors] = await Promise.all([loadPart(language, 'admin', parts), loadErrorMessages(language)])
  return { ...admin, ...errors }
}
