import { chooseLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { PropertySnapshot } from '../../properties/service.ts'

/** The language an order is written in: the one asked for, else the visitor's own as far as the property has it. */
export function orderLanguage(
  { property }: PropertySnapshot,
  request: FastifyRequest,
  index: number | undefined,
): PropertyLanguage {
  const language = chooseLanguage(property.localization, languagePreference(request, index))
  if (!language) throw new Error('a property has a language')
  return language
}
