import type { Messages } from '@lingui/core'

export type Part = () => Promise<{ messages: Messages }>

/** Thrown where a language has no texts for an area, or they cannot be loaded (spec 8). */
export class TranslationModuleNotFoundError extends Error {
  override readonly name = 'TranslationModuleNotFoundError'
  readonly module: string

  constructor(module: string, options?: ErrorOptions) {
    super(`Translation module not found: ${module}`, options)
    this.module = module
  }
}

/** One area's texts in one language, out of the parts there are. */
export async function loadPart(
  language: string,
  area: string,
  parts: Record<string, Part>,
): Promise<Messages> {
  const module = `${language}/${area}`
  const part = Object.hasOwn(parts, language) ? parts[language] : undefined
  if (!part) throw new TranslationModuleNotFoundError(module)
  try {
    return (await part()).messages
  } catch (cause) {
    throw new TranslationModuleNotFoundError(module, { cause })
  }
}
