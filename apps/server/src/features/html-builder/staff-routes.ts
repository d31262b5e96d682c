import type { ParsedInput } from '@innkeeper/api/endpoint.ts'
import * as api from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { buildBaseTemplate } from '@innkeeper/html-builder/base-templates/build.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, write, writeAfter } from '../../platform/http/handlers.ts'
import { newId } from '../../platform/ids.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { PropertyService } from '../properties/service.ts'
import { type BaseDependencies, findBaseProperty } from './base-property.ts'
import { chooseDefaultSignature, findDefaultSignatureId } from './default-signature.ts'
import { deleteTemplate } from './delete-template.ts'
import { addTemplate, type Beginning, saveTemplate } from './drafts.ts'
import type { Editing } from './editing.ts'
import type { House } from './house.ts'
import { findLinks } from './linked-to.ts'
import { findPages } from './page-names.ts'
import { createStaffPresenter, findPicturesIn } from './present-staff.ts'
import { type CompileAll, compileDraft, publishTemplate } from './publish.ts'
import { findTemplates, requireTemplate } from './repository.ts'
import type { TemplateSources } from './sources.ts'
import { unpublishTemplate } from './unpublish.ts'
import { listVersions, openVersion, restoreVersion } from './versions.ts'

type NewTemplate = ParsedInput<typeof api.createTemplate>['body']
type PresetName = Parameters<typeof buildBaseTemplate>[0]

type Services = BaseDependencies & {
  clock: Clock
  properties: PropertyService
  whereUsed: WhereUsed
  sources: TemplateSources
  linkedFeatures: LinkedFeatures
  compileAll: CompileAll
  /** One change of which templates there are at a time, so that limits hold. */
  lockProperty(tx: Tx, propertyId: string): Promise<unknown>
}

/** What staff do with templates. */
export function templateHandlers(services: Services): Handler[] {
  const { db, clock, properties, whereUsed, sources, linkedFeatures, compileAll, lockProperty } = services
  const presenter = createStaffPresenter(whereUsed)

  const houseOf = async ({ propertyId }: { propertyId: string }): Promise<House> => {
    const { localization } = (await properties.snapshot(propertyId)).property
    return { propertyId, localization, mediaOrigin: properties.mediaOrigin }
  }
  const editing = (tx: Tx, staff: Staff, house: House): Editing => ({
    ...{ tx, staff, house, presenter },
    now: clock.now(),
  })
  async function looking<T>(propertyId: string, look: (tx: Tx, house: House) => Promise<T>): Promise<T> {
    const house = await houseOf({ propertyId })
    return db.tenant(propertyId, (tx) => look(tx, house), { readOnly: true })
  }

  async function baseTemplate(propertyId: string, type: TemplateType, name: PresetName) {
    return buildBaseTemplate(name, type, await findBaseProperty(services, propertyId), newId)
  }

  async function beginningOf(propertyId: string, { type, data }: NewTemplate): Promise<Beginning> {
    if ('baseTemplate' in data) return { base: await baseTemplate(propertyId, type, data.baseTemplate) }
    return data
  }

  return [
    read(api.listTemplates, ({ propertyId, query }) =>
      looking(propertyId, async (tx, house) =>
        presenter.all(tx, house, await findTemplates(tx, propertyId, query.type)),
      ),
    ),
    read(api.getTemplate, ({ propertyId, query }) =>
      looking(propertyId, async (tx, house) =>
        presenter.one(tx, house, await requireTemplate(tx, propertyId, query.id)),
      ),
    ),
    read(api.getTemplateLinkedTo, ({ propertyId, query }) =>
      looking(propertyId, async (tx, house) => {
        await requireTemplate(tx, propertyId, query.id)
        return findLinks(tx, house, whereUsed, query.id)
      }),
    ),
    writeAfter(api.updateTemplate, houseOf, ({ staff, body }, tx, house) =>
      saveTemplate(editing(tx, staff, house), body),
    ),
    writeAfter(
      api.createTemplate,
      async ({ propertyId, body }) => ({
        house: await houseOf({ propertyId }),
        beginning: await beginningOf(propertyId, body),
      }),
      async ({ staff, body }, tx, { house, beginning }) => {
        await lockProperty(tx, staff.propertyId)
        return addTemplate(editing(tx, staff, house), { type: body.type, beginning })
      },
    ),
    writeAfter(api.deleteTemplate, houseOf, async ({ staff, query }, tx, house) => {
      await lockProperty(tx, staff.propertyId)
      return deleteTemplate(editing(tx, staff, house), query, whereUsed)
    }),
    writeAfter(
      api.publishTemplate,
      async ({ propertyId, body: { id } }) => ({
        house: await houseOf({ propertyId }),
        draft: await compileDraft(db, compileAll, { propertyId, id }),
      }),
      ({ staff, body }, tx, { house, draft }) => publishTemplate(editing(tx, staff, house), body, draft),
    ),
    writeAfter(api.unpublishTemplate, houseOf, async ({ staff, body }, tx, house) => {
      await lockProperty(tx, staff.propertyId)
      return unpublishTemplate(editing(tx, staff, house), body.id, whereUsed)
    }),
    read(api.getBaseTemplate, async ({ propertyId, query: { type, name } }) => {
      const content = await baseTemplate(propertyId, type, name)
      if (!content) throw new AppError('template/no-preset', `There is no such preset as ${type}.`)
      const pictures = await looking(propertyId, (tx, house) => findPicturesIn(tx, house, [content]))
      return { ...content, type, pictures }
    }),
    read(api.getDefaultSignatureId, ({ propertyId }) =>
      looking(propertyId, async (tx) => ({ templateId: await findDefaultSignatureId(tx, propertyId) })),
    ),
    write(api.setDefaultSignatureId, async ({ staff, body }, tx) => {
      await lockProperty(tx, staff.propertyId)
      return chooseDefaultSignature(tx, staff, body.templateId)
    }),
    read(api.listTemplateVersions, ({ propertyId, query }) =>
      looking(propertyId, async (tx) => ({ versions: await listVersions(tx, propertyId, query.id) })),
    ),
    read(api.getTemplateVersion, ({ propertyId, query }) =>
      looking(propertyId, async (tx, house) => {
        const content = await openVersion(tx, propertyId, query)
        return { ...content, pictures: await findPicturesIn(tx, house, [content]) }
      }),
    ),
    writeAfter(api.restoreTemplateVersion, houseOf, ({ staff, body }, tx, house) =>
      restoreVersion(editing(tx, staff, house), body),
    ),
    read(api.getTemplateSources, async ({ propertyId, query }) => {
      const snapshot = await properties.snapshot(propertyId)
      const modules = properties.modulesOf(snapshot)
      const languageIndex = query.language ?? defaultLanguage(snapshot.property.localization)?.index ?? 0
      return {
        ...(await sources.read({ propertyId, languageIndex, modules })),
        features: linkedFeatures.openWith(modules),
      }
    }),
    read(api.listPages, ({ propertyId }) => looking(propertyId, (tx) => findPages(tx, propertyId))),
  ]
}
