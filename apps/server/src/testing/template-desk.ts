import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { contentOf } from '../features/html-builder/stored-content.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aPropertyWithEditor } from './property-with-editor.ts'
import { aTemplateContent } from './templates.ts'

export type TemplateDesk = Awaited<ReturnType<typeof aTemplateDesk>>

/** A module with one line of words. */
export const textModule = (words: string, id = newId()) => ({
  type: 'text',
  id,
  props: {
    contentColumnOne: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    },
  },
})

export const buttonTo = (type: string, destination: string) => ({
  type: 'button',
  id: newId(),
  props: { content: { type: 'doc', content: [] }, type, destination },
})

/** A property with an editor, and what a test of the HTML builder asks all the time. */
export async function aTemplateDesk(app: TestApp) {
  const { propertyId, call: hotel, editor } = await aPropertyWithEditor(app)
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    hotel(method, `htmlbuilder/${path}`, body)
  const create = (change: Partial<TemplateContent> = {}, type: TemplateType = 'page') =>
    call('POST', 'template/create', { type, data: { content: aTemplateContent(change) } })
  const update = ({ id, ...template }: Partial<StaffTemplate> & { id: string }, revision?: number) =>
    call('PUT', 'template/update', {
      ...contentOf(aTemplateContent(template)),
      id,
      ...(revision === undefined ? {} : { revision }),
    })
  const publish = (id: string, revision: number) => call('POST', 'template/publish', { id, revision })
  return {
    propertyId,
    editor,
    hotel,
    call,
    create,
    update,
    publish,
    open: async (id: string): Promise<StaffTemplate> => (await call('GET', `template?id=${id}`)).data,
    /** A template that everybody gets. */
    published: async (
      change: Partial<TemplateContent>,
      type: TemplateType = 'page',
    ): Promise<StaffTemplate> => {
      const { data } = await create(change, type)
      return (await publish(data.id, data.revision)).data
    },
    remove: (id: string, type: TemplateType) => call('DELETE', `template/delete?id=${id}&type=${type}`),
    /** What a guest's call answers. */
    guest: async (id: string): Promise<{ status: number; template: GuestTemplate; text: string }> => {
      const answer = await app.inject({ url: `/api/guest/${propertyId}/htmlbuilder/templates/${id}` })
      return { status: answer.statusCode, template: answer.json().data, text: answer.body }
    },
    page: (id: string) => app.inject({ url: `/pages/${propertyId}/${id}` }),
  }
}
