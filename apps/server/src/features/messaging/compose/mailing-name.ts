import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { templates } from '../../html-builder/tables.ts'
import { mailings } from '../tables.ts'

const BEGINNING = 60

/** What a mailing says first: its subject or how its SMS begins; null for a template, which has a name of its own. */
export function writtenName({ email, sms }: MessageContent): string | null {
  if (email?.from === 'template') return null
  const letter = email && Object.values(email.languages)[0]
  const text = letter?.subject ?? Object.values(sms?.languages ?? {})[0] ?? ''
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING - 1).trimEnd()}…` : line
}

/** Names of these mailings; one whose template is gone has none. */
export async function findMailingNames(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: mailings.id, content: mailings.content, template: templates.name })
    .from(mailings)
    .leftJoin(
      templates,
      and(eq(templates.propertyId, mailings.propertyId), eq(templates.id, mailings.templateId)),
    )
    .where(and(eq(mailings.propertyId, propertyId), inArray(mailings.id, [...ids])))
  return new Map(
    rows.map(({ id, content, template }): [string, string] => [id, writtenName(content) ?? template ?? '']),
  )
}
