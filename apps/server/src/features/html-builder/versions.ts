import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { upgradeTemplate } from '@innkeeper/domain/html-builder/template-upgrades.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { recordBy } from '../audit/service.ts'
import { saysSame, writeDraft } from './drafts.ts'
import { type Editing, presentTo } from './editing.ts'
import { lockTemplate, requireTemplate, type StoredTemplate } from './repository.ts'
import { contentOf } from './stored-content.ts'
import { findVersion, findVersions } from './version-repository.ts'

/** The last versions, newest first. Throws `template/unknown`. */
export async function listVersions(tx: Tx, propertyId: string, id: string) {
  await requireTemplate(tx, propertyId, id)
  const versions = await findVersions(tx, propertyId, id)
  return versions.map((each) => ({ ...each, publishedAt: each.publishedAt.toISOString() }))
}

/** Throws `template/unknown`, or `template/unknown-version` for one that is no longer kept. */
export async function openVersion(
  tx: Tx,
  propertyId: string,
  { id, version }: { id: string; version: number },
): Promise<TemplateContent> {
  return contentOfVersion(tx, await requireTemplate(tx, propertyId, id), version)
}

/** Makes a version the draft again; what everybody gets stays. Throws `template/no-room` as a save does. */
export async function restoreVersion(
  editing: Editing,
  { id, version }: { id: string; version: number },
): Promise<StaffTemplate> {
  const { tx, staff } = editing
  const before = await lockTemplate(tx, staff.propertyId, id)
  const content = await contentOfVersion(tx, before, version)
  if (saysSame(before, content)) return presentTo(editing, before)
  await recordBy(tx, staff, {
    action: 'template.restored',
    subject: content.name,
    details: { type: before.template.type, version: String(version) },
  })
  return writeDraft(editing, before, content)
}

async function contentOfVersion(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
  version: number,
): Promise<TemplateContent> {
  const stored = await findVersion(tx, propertyId, template.id, version)
  const content = stored && upgradeTemplate({ ...template, ...stored })
  if (!content) throw new AppError('template/unknown-version', 'This version is not kept.')
  return contentOf(content)
}
