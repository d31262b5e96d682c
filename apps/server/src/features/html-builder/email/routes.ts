import { getTemplateHtml, previewEmail, sendTestEmail } from '@innkeeper/api/html-builder/emails.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import { MailError, type MailPort } from '../../../platform/mail/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import { requireAcceptable } from '../editing.ts'
import type { EmailService } from './service.ts'

type Dependencies = {
  emails: EmailService
  mail: MailPort
  properties: Pick<PropertyService, 'snapshot'>
  /** The saved draft of a template; null where there is none. */
  readTemplate(propertyId: string, id: string): Promise<Template | null>
  linkOrigin(request: FastifyRequest): string
}

export function emailHandlers({
  emails,
  mail,
  properties,
  readTemplate,
  linkOrigin,
}: Dependencies): Handler[] {
  async function saved(propertyId: string, id: string): Promise<Template> {
    const template = await readTemplate(propertyId, id)
    if (!template) throw new AppError('template/unknown', 'There is no such template.')
    return template
  }

  return [
    read(getTemplateHtml, async ({ propertyId, query, request }) => {
      const template = await saved(propertyId, query.id)
      const origin = linkOrigin(request)
      const filled = await emails.preview(propertyId, {
        type: template.type,
        content: template,
        languageIndex: query.language ?? 0,
        origin,
      })
      return { ...filled, bytes: Buffer.byteLength(filled.html) }
    }),
    read(previewEmail, async ({ propertyId, staff, body, request }) => {
      const { type, content, language, bookingId } = body
      // Who writes e-mails need not know who stays here.
      if (bookingId !== undefined && !can(staff, 'guests:manage')) {
        throw new AppError('auth/not-allowed', 'Only those who may see guests can look as one of them.')
      }
      const origin = linkOrigin(request)
      const filled = await emails.preview(propertyId, {
        type,
        content: requireAcceptable(content, type),
        languageIndex: language,
        origin,
        bookingId,
      })
      return { ...filled, bytes: Buffer.byteLength(filled.html) }
    }),
    respond(sendTestEmail, async ({ propertyId, staff, body, request }) => {
      const template = await saved(propertyId, body.id)
      if (template.type === 'page') throw new AppError('template/wrong-type', 'A page is no e-mail.')
      const { html, text, subject } = await emails.preview(propertyId, {
        type: template.type,
        content: template,
        languageIndex: body.language,
        origin: linkOrigin(request),
      })
      const { name } = (await properties.snapshot(propertyId)).property
      try {
        await mail.send({ to: staff.email, subject: `[Test] ${subject}`, text, html, fromName: name })
      } catch (error) {
        if (error instanceof MailError)
          throw new AppError('template/mail-failed', 'The test could not be sent.')
        throw error
      }
      return { to: staff.email, isInside: mail.kind === 'outbox' }
    }),
  ]
}
