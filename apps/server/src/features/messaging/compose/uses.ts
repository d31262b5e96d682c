import { and, asc, eq } from 'drizzle-orm'
import type { ContentUses } from '../../../platform/where-used.ts'
import { mailings } from '../tables.ts'

/** E-mails that wait for their hour name the template they are made of. */
export const mailingUses: ContentUses = {
  async pages(tx, propertyId, templateId) {
    const rows = await tx
      .select({ id: mailings.id, sendAt: mailings.sendAt })
      .from(mailings)
      .where(
        and(
          eq(mailings.propertyId, propertyId),
          eq(mailings.templateId, templateId),
          eq(mailings.state, 'scheduled'),
        ),
      )
      .orderBy(asc(mailings.sendAt), asc(mailings.id))
    return rows.map(({ id, sendAt }) => ({
      place: 'scheduled-message' as const,
      id,
      name: sendAt?.toISOString().slice(0, 10) ?? '',
    }))
  },
}
