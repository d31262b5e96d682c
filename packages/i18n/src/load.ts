import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'

type Part = () => Promise<{ messages: Messages }>

/** Thrown where a language has no texts for an area, or they cannot be loaded (spec 8). */
export class TranslationModuleNotFoundError extends Error {
  override readonly name = 'TranslationModuleNotFoundError'
  readonly module: string

  constructor(module: string, options?: ErrorOptions) {
    super(`Translation module not found: ${module}`, options)
    this.module = module
  }
}

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const guestParts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/guest.ts'),
  da: () => import('./generated/da/guest.ts'),
  fi: () => import('./generated/fi/guest.ts'),
  nl: () => import('./generated/nl/guest.ts'),
  no: () => import('./generated/no/guest.ts'),
  sv: () => import('./generated/sv/guest.ts'),
  et: () => import('./generated/et/guest.ts'),
}

const errorParts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/errors.ts'),
  da: () => import('./generated/da/errors.ts'),
  fi: () => import('./generated/fi/errors.ts'),
  nl: () => import('./generated/nl/errors.ts'),
  no: () => import('./generated/no/errors.ts'),
  sv: () => import('./generated/sv/errors.ts'),
  et: () => import('./generated/et/errors.ts'),
}

const adminParts: Record<string, Part> = { en: () => import('./generated/en/admin.ts') }

/** The guest app's texts and the error texts in one language. */
export function loadGuestMessages(language: string): Promise<Messages> {
  return loadTogether(language, { guest: guestParts, errors: errorParts })
}

/** The admin area's texts and the error texts in one language. */
export function loadAdminMessages(language: string): Promise<Messages> {
  return loadTogether(language, { admin: adminParts, errors: errorParts })
}

async function loadTogether(
  language: string,
  areas: Record<string, Record<string, Part>>,
): Promise<Messages> {
  const loaded = await Promise.all(
    Object.entries(areas).map(([area, parts]) => loadPart(`${language}/${area}`, ownPart(parts, language))),
  )
  return Object.assign({}, ...loaded)
}

function ownPart(parts: Record<string, Part>, language: string): Part | undefined {
  return Object.hasOwn(parts, language) ? parts[language] : undefined
}

export async function loadPart(module: string, part: Part | undefined): Promise<Messages> {
  if (!part) throw new TranslationModuleNotFoundError(module)
  try {
    return (await part()).messages
  } catch (cause) {
    throw new TranslationModuleNotFoundError(module, { cause })
  }
}
