import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import {
  copyMissing,
  fillTranslations,
  type TranslationTask,
  translationTasks,
} from '@innkeeper/domain/guestbook/translation-fill.ts'
import { markChecked } from '@innkeeper/domain/guestbook/translation-marks.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { TranslationError, type TranslationPort } from '../../../platform/translation/port.ts'
import { unknownCard } from '../drafts/refusals.ts'
import { type CardRow, findCard, updateDraft } from '../repository.ts'
import { translateTasks } from './machine.ts'
import { findLocalization, lockCard, writeMarks } from './repository.ts'

type Wish = { cardId: string; language: number; stale: boolean }
/** What the translator said, or why it did not. */
export type Translated = { tasks: TranslationTask[] } | { refusal: AppError }

export type TranslationService = {
  copy(tx: Tx, staff: Staff, cardId: string, languages: readonly number[]): Promise<CardRow>
  check(tx: Tx, staff: Staff, cardId: string, languages: readonly number[]): Promise<CardRow>
  /** Asks the translator, outside any transaction. */
  translate(propertyId: string, wish: Wish): Promise<Translated>
  fill(
    tx: Tx,
    staff: Staff,
    wish: Wish,
    translated: Translated,
  ): Promise<{ row: CardRow; filled: number; skipped: number }>
}

type Dependencies = { db: Database; clock: Clock; translation: TranslationPort }

export function createTranslationService({ db, clock, translation }: Dependencies): TranslationService {
  async function requireLocked(tx: Tx, propertyId: string, cardId: string): Promise<CardRow> {
    const row = await lockCard(tx, propertyId, cardId)
    if (!row) throw unknownCard()
    return row
  }

  async function save(
    tx: Tx,
    { propertyId, name, userId }: Staff,
    row: CardRow,
    draft: Card,
  ): Promise<CardRow> {
    const change = { draft, revision: row.revision, changedBy: name, changedAt: clock.now() }
    const saved = await updateDraft(tx, propertyId, change)
    if (!saved) throw new Error('a locked card is saved by nobody else')
    await emit(tx, propertyId, 'card.changed', { cardId: row.id, revision: saved.revision, by: userId })
    return saved
  }

  return {
    async copy(tx, staff, cardId, languages) {
      const row = await requireLocked(tx, staff.propertyId, cardId)
      const source = await sourceIn(tx, staff.propertyId, languages)
      const draft = languages.reduce((card, language) => copyMissing(card, language, source), row.draft)
      return sameContent(draft, row.draft) ? row : save(tx, staff, row, draft)
    },

    async check(tx, staff, cardId, languages) {
      const { propertyId, userId } = staff
      const row = await requireLocked(tx, propertyId, cardId)
      await sourceIn(tx, propertyId, languages)
      const draft = languages.reduce(markChecked, row.draft)
      await writeMarks(tx, propertyId, draft)
      await emit(tx, propertyId, 'card.changed', { cardId, revision: row.revision, by: userId })
      return { ...row, draft }
    },

    async translate(propertyId, { cardId, language, stale }) {
      try {
        if (translation.kind === 'off') throw new TranslationError('off', 'no translation service is set up')
        const [row, localization] = await db.tenant(
          propertyId,
          async (tx) =>
            [await findCard(tx, propertyId, cardId), await findLocalization(tx, propertyId)] as const,
          { readOnly: true },
        )
        if (!row || row.deletedAt) throw unknownCard()
        const { from, to } = routeIn(localization, language)
        const wish = { languageIndex: language, defaultIndex: from.index, stale }
        const tasks = translationTasks(row.draft, wish)
        return { tasks: await translateTasks(translation, tasks, { from: from.code, to: to.code }) }
      } catch (error) {
        return { refusal: refusalOf(error) }
      }
    },

    async fill(tx, staff, { cardId, language, stale }, translated) {
      if ('refusal' in translated) throw translated.refusal
      const row = await requireLocked(tx, staff.propertyId, cardId)
      const source = await sourceIn(tx, staff.propertyId, [language])
      const wish = { languageIndex: language, defaultIndex: source, stale }
      const { card, ...counts } = fillTranslations(row.draft, wish, translated.tasks)
      return { row: counts.filled > 0 ? await save(tx, staff, row, card) : row, ...counts }
    },
  }
}

/** The default language's index, once all of these are other languages of the property. */
async function sourceIn(tx: Tx, propertyId: string, languages: readonly number[]): Promise<number> {
  const localization = await findLocalization(tx, propertyId)
  const [source] = languages.map((language) => routeIn(localization, language).from.index)
  return source ?? 0
}

function routeIn(localization: Localization | null, language: number) {
  const from = localization && defaultLanguage(localization)
  const to = Object.values(localization?.languages ?? {}).find(({ index }) => index === language)
  if (!from || !to || from.index === to.index) {
    throw new AppError('property/language-unknown', 'The property has no such language beside its default.')
  }
  return { from, to }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof TranslationError) return new AppError(`translation/${error.failure}`, error.message)
  throw error
}

/** Copying changes content or nothing. */
const sameContent = (one: Card, other: Card) => JSON.stringify(one.content) === JSON.stringify(other.content)
