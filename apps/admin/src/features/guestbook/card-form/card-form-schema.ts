import {
  CARD_BUTTON_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../../platform/texts.ts'
import type { ContentLanguage } from '../use-languages.ts'

/** A paragraph may hold this much (the server refuses more). */
const BODY_MAX = 20_000
/** Kinds that say nothing without a title. */
const TITLED: readonly CardType[] = ['Header', 'Content']

export function cardFormSchema(t: AdminTranslate, type: CardType, languages: readonly ContentLanguage[]) {
  const upTo = (max: number) => z.maxLength(max, t('form.tooLong', { max }))
  const textsSchema = (isTitleNeeded: boolean) =>
    z.object({
      title: isTitleNeeded
        ? z.string().check(z.regex(/\S/, t('form.required')), upTo(CARD_TITLE_MAX))
        : z.string().check(upTo(CARD_TITLE_MAX)),
      subtitle: z.string().check(upTo(CARD_SUBTITLE_MAX)),
      body: z.string().check(upTo(BODY_MAX)),
      button: z.string().check(upTo(CARD_BUTTON_MAX)),
    })
  return z.object({
    texts: z.object(
      Object.fromEntries(
        languages.map(({ index, isDefault }) => [index, textsSchema(isDefault && TITLED.includes(type))]),
      ),
    ),
  })
}
