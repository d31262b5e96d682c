import { isDeepStrictEqual } from 'node:util'
import type { StaffSurvey, SurveyChange } from '@innkeeper/api/survey/surveys.ts'
import { COPY_SUFFIX } from '@innkeeper/domain/guestbook/constants.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import { NAME_MAX, SURVEYS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { emptySurvey } from '@innkeeper/domain/survey/new-survey.ts'
import { presetSurvey, type SurveyPreset } from '@innkeeper/domain/survey/presets/presets.ts'
import { surveyProblems } from '@innkeeper/domain/survey/publish-checks.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordBy } from '../../audit/service.ts'
import { findPictures } from '../../media/service.ts'
import { findOpenProperty } from '../../properties/service.ts'
import type { SurveyRow } from '../tables.ts'
import { presentSurvey } from './presenter.ts'
import {
  addVersion,
  deleteSurvey,
  findSurvey,
  findSurveys,
  hasResponses,
  insertSurvey,
  lockSurvey,
  updateSurvey,
} from './repository.ts'

export type NewSurvey = { copyOf: string } | { preset: SurveyPreset | null; name?: string | undefined }

const unknownSurvey = () => new AppError('survey/unknown', 'There is no such survey.')

/** What staff do with surveys; each in the transaction of its call. */
export function createSurveyCommands({ clock }: { clock: Clock }) {
  async function locked(tx: Tx, propertyId: string, id: string): Promise<SurveyRow> {
    const row = await lockSurvey(tx, propertyId, id)
    if (!row) throw unknownSurvey()
    return row
  }

  /** Written, told to open pages, and answered. */
  async function saved(tx: Tx, staff: Staff, row: SurveyRow): Promise<StaffSurvey> {
    const next = { ...row, revision: row.revision + 1, changedAt: clock.now(), changedBy: staff.name }
    await updateSurvey(tx, next)
    await emit(tx, row.propertyId, 'survey.changed', { surveyId: row.id })
    return presentSurvey(next)
  }

  /** Links to surveys are shown while there is one to answer: pages that guests share are made anew. */
  async function tellProperty(tx: Tx, propertyId: string): Promise<void> {
    const house = await findOpenProperty(tx, propertyId, clock.now())
    if (house) await emit(tx, propertyId, 'property.changed', { revision: house.revision })
  }

  const requireRevision = (row: SurveyRow, revision: number) => {
    if (row.revision === revision) return
    const current = presentSurvey(row)
    throw new AppError('survey/stale-revision', 'Somebody else changed this survey.', { current })
  }

  return {
    async open(tx: Tx, propertyId: string, id: string): Promise<StaffSurvey> {
      const row = await findSurvey(tx, propertyId, id)
      if (!row) throw unknownSurvey()
      return presentSurvey(row)
    },

    async make(tx: Tx, staff: Staff, wanted: NewSurvey, localization: Localization): Promise<StaffSurvey> {
      const { propertyId } = staff
      await oneAtATime(tx, `surveys ${propertyId}`)
      const others = await findSurveys(tx, propertyId)
      if (others.length >= SURVEYS_MAX)
        throw new AppError('survey/too-many', `A property has ${SURVEYS_MAX} surveys at most.`)
      const made = beginning(wanted, others, localization)
      const now = clock.now()
      const row: SurveyRow = {
        ...{ propertyId, id: newId(), ...made },
        ...{ version: null, isOpen: false, hasChanges: true, revision: 1 },
        ...{ madeAt: now, changedAt: now, changedBy: staff.name },
      }
      await insertSurvey(tx, row)
      await recordBy(tx, staff, { action: 'survey.added', subject: row.name })
      await emit(tx, propertyId, 'survey.changed', { surveyId: row.id })
      return presentSurvey(row)
    },

    async save(
      tx: Tx,
      staff: Staff,
      { id, revision, change }: { id: string; revision: number; change: SurveyChange },
    ): Promise<StaffSurvey> {
      const row = await locked(tx, staff.propertyId, id)
      const { body, ...others } = change
      const named = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
      const next = { ...row, ...named, draft: body ?? row.draft }
      // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
      if (isDeepStrictEqual(next, row)) return presentSurvey(row)
      requireRevision(row, revision)
      await requirePicture(tx, row, next.draft.pictureId)
      return saved(tx, staff, {
        ...next,
        hasChanges: row.hasChanges || next.kind !== row.kind || !isDeepStrictEqual(next.draft, row.draft),
      })
    },

    async publish(
      tx: Tx,
      staff: Staff,
      { id, revision }: { id: string; revision: number },
      localization: Localization,
    ): Promise<StaffSurvey> {
      const row = await locked(tx, staff.propertyId, id)
      // Published already, and nothing changed since: the same press came twice.
      if (row.version !== null && !row.hasChanges) return presentSurvey(row)
      requireRevision(row, revision)
      const problems = surveyProblems(row.draft, defaultLanguage(localization)?.index ?? 0)
      if (problems.length > 0)
        throw new AppError('survey/not-ready', 'The survey cannot be published like this.', { problems })
      const version = (row.version ?? 0) + 1
      const next = { ...row, version, hasChanges: false, isOpen: row.version === null ? true : row.isOpen }
      await addVersion(tx, { ...next, changedAt: clock.now(), changedBy: staff.name }, row.draft)
      await recordBy(tx, staff, { action: 'survey.published', subject: row.name })
      await emit(tx, row.propertyId, 'survey.published', { surveyId: id, version })
      if (next.isOpen !== row.isOpen) await tellProperty(tx, row.propertyId)
      return saved(tx, staff, next)
    },

    async setOpen(tx: Tx, staff: Staff, id: string, isOpen: boolean): Promise<StaffSurvey> {
      const row = await locked(tx, staff.propertyId, id)
      if (row.isOpen === isOpen) return presentSurvey(row)
      if (row.version === null)
        throw new AppError('survey/not-published', 'Nobody can answer what was never published.')
      await recordBy(tx, staff, { action: isOpen ? 'survey.opened' : 'survey.closed', subject: row.name })
      await emit(tx, row.propertyId, 'survey.published', {
        surveyId: id,
        version: isOpen ? row.version : null,
      })
      await tellProperty(tx, row.propertyId)
      return saved(tx, staff, { ...row, isOpen })
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const { propertyId } = staff
      const row = await locked(tx, propertyId, id)
      if (await hasResponses(tx, propertyId, id))
        throw new AppError('survey/has-responses', 'Guests have answered it. Close it instead.')
      await deleteSurvey(tx, propertyId, id)
      await recordBy(tx, staff, { action: 'survey.deleted', subject: row.name })
      await emit(tx, propertyId, 'survey.changed', { surveyId: id })
      await emit(tx, propertyId, 'survey.published', { surveyId: id, version: null })
      if (row.isOpen) await tellProperty(tx, propertyId)
    },
  }
}
export type SurveyCommands = ReturnType<typeof createSurveyCommands>

type Beginning = Pick<SurveyRow, 'name' | 'kind' | 'alert' | 'draft'>

function beginning(wanted: NewSurvey, others: readonly SurveyRow[], localization: Localization): Beginning {
  if ('copyOf' in wanted) {
    const original = others.find(({ id }) => id === wanted.copyOf)
    if (!original) throw unknownSurvey()
    const { name, kind, alert, draft } = original
    return { name: `${name.slice(0, NAME_MAX - COPY_SUFFIX.length)}${COPY_SUFFIX}`, kind, alert, draft }
  }
  const made = wanted.preset === null ? emptySurvey() : presetSurvey(wanted.preset, localization)
  return { name: wanted.name ?? made.name, kind: made.kind, alert: made.alert, draft: made.body }
}

/** A picture that is chosen is one of the property; one that stood there may have gone since. */
async function requirePicture(
  tx: Tx,
  { propertyId, draft }: SurveyRow,
  pictureId: string | null,
): Promise<void> {
  if (pictureId === null || pictureId === draft.pictureId) return
  if (!(await findPictures(tx, propertyId, [pictureId])).has(pictureId))
    throw new AppError('media/unknown', 'There is no such picture.')
}
