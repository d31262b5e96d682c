import type { SetUpFacts } from '@innkeeper/domain/today/set-up-steps.ts'
import { and, count, desc, eq, gt, isNotNull, isNull, like, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { cards, guestbookVersions } from '../guestbook/tables.ts'
import { mediaFiles } from '../media/tables.ts'
import { products } from '../orders/tables.ts'
import { paymentSettings } from '../payments/tables.ts'
import { invitations, memberships } from '../team/tables.ts'
import { units } from '../units/tables.ts'

type OfTheProperty = Pick<
  SetUpFacts,
  'pictures' | 'ownCards' | 'rooms' | 'productsOnCards' | 'hasChosenPayments'
> & { invited: number }

/** What lies in the property's own tables; a demo's cards were made by nobody and count all the same. */
export async function findFacts(tx: Tx, propertyId: string, place: Place): Promise<OfTheProperty> {
  const countOf = async (rows: Promise<{ total: number }[]>) => (await rows)[0]?.total ?? 0
  const { isDemo, now } = place
  const [chosen] = await tx
    .select({ revision: paymentSettings.revision })
    .from(paymentSettings)
    .where(eq(paymentSettings.propertyId, propertyId))
  return {
    pictures: await countOf(
      tx
        .select({ total: count() })
        .from(mediaFiles)
        .where(and(eq(mediaFiles.propertyId, propertyId), like(mediaFiles.mimeType, 'image/%'))),
    ),
    ownCards: await countOf(
      tx
        .select({ total: count() })
        .from(cards)
        .where(
          and(
            eq(cards.propertyId, propertyId),
            isNotNull(cards.publishedRevision),
            isNull(cards.deletedAt),
            isDemo ? undefined : isNotNull(cards.changedBy),
          ),
        ),
    ),
    rooms: await countOf(tx.select({ total: count() }).from(units).where(eq(units.propertyId, propertyId))),
    productsOnCards: await countProductsOnCards(tx, propertyId),
    hasChosenPayments: isDemo || chosen !== undefined,
    invited: await countOf(
      tx
        .select({ total: count() })
        .from(invitations)
        .where(and(eq(invitations.propertyId, propertyId), gt(invitations.expiresAt, now))),
    ),
  }
}

type Place = { isDemo: boolean; now: Date }

async function countProductsOnCards(tx: Tx, propertyId: string): Promise<number> {
  const latest = tx
    .select({ cards: guestbookVersions.cards })
    .from(guestbookVersions)
    .where(eq(guestbookVersions.propertyId, propertyId))
    .orderBy(desc(guestbookVersions.version))
    .limit(1)
  const shown = sql`select jsonb_path_query(${latest}, '$[*].form.productIds[*]') #>> '{}'`
  const [row] = await tx
    .select({ total: count() })
    .from(products)
    .where(
      and(
        eq(products.propertyId, propertyId),
        eq(products.state, 'enabled'),
        sql`${products.id} in (${shown})`,
      ),
    )
  return row?.total ?? 0
}

/** Memberships belong to people: read in a transaction of the installation. */
export async function countMembers(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(memberships)
    .where(eq(memberships.propertyId, propertyId))
  return row?.total ?? 0
}
